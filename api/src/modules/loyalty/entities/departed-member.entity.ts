import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member who became one with another, or went; noted by a trigger. */
@Entity({ name: 'departed_members' })
export class DepartedMemberEntity {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_departed_members' }) id: number;
  /** Null for one who went. */
  @Column({ name: 'into_id', type: 'integer', nullable: true }) intoId: number | null;

  /** The transaction that changed it last, as far as a door's tablet sees it. */
  @Column({
    name: 'changed_tx',
    type: 'bigint',
    default: () => 'pg_current_xact_id()::text::bigint',
    select: false,
    update: false,
  })
  changedTx: string;
}
