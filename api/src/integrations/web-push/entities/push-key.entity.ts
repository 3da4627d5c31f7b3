import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The venue's one pair of keys for push messages (VAPID, RFC 8292), where the settings name none. */
@Entity({ name: 'push_key' })
export class PushKeyEntity {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'pk_push_key' }) id: number;
  /** A point on P-256, uncompressed, as base64url. */
  @Column({ name: 'public_key', type: 'varchar', length: 87 }) publicKey: string;
  /** Never leaves the server. */
  @Column({ name: 'private_key', type: 'varchar', length: 43, select: false }) privateKey: string;
}
