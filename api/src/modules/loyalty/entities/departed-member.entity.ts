import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ChangedTx } from '#src/database/changed-tx.decorator.js';

/** A member who was merged into another or deleted; written by a trigger. */
@Entity({ name: 'departed_members' })
export class DepartedMemberEntity {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_departed_members' }) id: number;
  /** The member they were merged into; null for a deleted one. */
  @Column({ name: 'into_id', type: 'integer', nullable: true }) intoId: number | null;

  /** Of one whom staff merged: it stands for the other now. */
  @Column({ type: 'varchar', length: 255, nullable: true }) email: string | null;

  @ChangedTx() changedTx: string;
}
