import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody wants to be reminded of a show: an account, a browser, or an e-mail address. */
@Entity({ name: 'show_reminders' })
export class ShowReminderEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_show_reminders' }) id: number;
  /** Made by who asked; who knows it may take the wish back. */
  @Column({ type: 'uuid' }) key: string;
  @Column({ name: 'event_id', type: 'integer' }) eventId: number;
  @Column({ name: 'user_id', type: 'integer', nullable: true }) userId: number | null;
  @Column({ name: 'subscription_id', type: 'integer', nullable: true }) subscriptionId: number | null;
  @Column({ type: 'varchar', length: 255, nullable: true }) email: string | null;
  /** The date and time of the show that they were reminded of, as `2099-01-16 20:00`. */
  @Column({ name: 'told_for', type: 'varchar', length: 20, nullable: true }) toldFor: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
