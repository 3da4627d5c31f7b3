import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StaffTopic } from '#contract/message-topics.js';

/** Up to where staff were told that something waits for them. */
@Entity({ name: 'staff_news' })
export class StaffNewsEntity {
  @PrimaryColumn({ type: 'varchar', length: 20, primaryKeyConstraintName: 'pk_staff_news' })
  topic: StaffTopic;

  /** A number that grows with what comes: an id, or a moment. */
  @Column({ type: 'bigint' }) newest: string;
  @Column({ name: 'told_at', type: 'timestamptz', default: () => 'now()' }) toldAt: Date;
}
