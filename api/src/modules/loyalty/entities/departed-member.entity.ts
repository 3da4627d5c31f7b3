import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ChangedTx } from '#src/database/changed-tx.decorator.js';

/** A member who became one with another, or went; noted by a trigger. */
@Entity({ name: 'departed_members' })
export class DepartedMemberEntity {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_departed_members' }) id: number;
  /** Null for one who went. */
  @Column({ name: 'into_id', type: 'integer', nullable: true }) intoId: number | null;

  @ChangedTx() changedTx: string;
}
