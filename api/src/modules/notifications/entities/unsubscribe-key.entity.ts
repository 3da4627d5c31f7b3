import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one key that signs the links by which readers of mails unsubscribe, or give a table back, without signing in. */
@Entity({ name: 'unsubscribe_key' })
export class UnsubscribeKeyEntity {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'pk_unsubscribe_key' }) id: number;
  @Column({ type: 'bytea' }) secret: Buffer;
}
