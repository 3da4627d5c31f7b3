import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file that the sweep takes away: no row may come to name it any more. */
@Entity({ name: 'retired_pictures' })
export class RetiredPictureEntity {
  @PrimaryColumn({ type: 'varchar', length: 500, primaryKeyConstraintName: 'pk_retired_pictures' })
  address: string;

  @CreateDateColumn({ name: 'retired_at', type: 'timestamptz' }) retiredAt: Date;
}
