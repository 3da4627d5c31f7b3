import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A browser whose push messages a person ended, perhaps from another one. */
@Entity({ name: 'ended_browsers' })
export class EndedBrowserEntity {
  /** That of its subscription. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_ended_browsers' }) key: string;
  @CreateDateColumn({ name: 'ended_at', type: 'timestamptz' }) endedAt: Date;
}
