import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { InvitationStatus } from '#contract/invitations.js';

/** What an artist is asked to play (spec §3 artist_invitations). */
@Entity({ name: 'artist_invitations' })
export class InvitationEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_artist_invitations' }) id: number;
  @Column({ name: 'artist_id', type: 'integer' }) artistId: number;
  @Column({ name: 'admin_id', type: 'integer', nullable: true }) adminId: number | null;
  /** `YYYY-MM-DD` */
  @Column({ name: 'event_date', type: 'varchar', length: 20 }) eventDate: string;
  /** `HH:MM` */
  @Column({ name: 'event_time', type: 'varchar', length: 20 }) eventTime: string;
  @Column({ name: 'event_type', type: 'varchar', length: 100 }) eventType: string;
  @Column({ name: 'event_name', type: 'varchar', length: 255 }) eventName: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) budget: string | null;
  @Column({ type: 'varchar', length: 50, nullable: true }) duration: string | null;
  @Column({ type: 'varchar', length: 20, default: 'pending' }) status: InvitationStatus;
  @Column({ name: 'invitation_message', type: 'text', nullable: true }) invitationMessage: string | null;
  @Column({ name: 'response_message', type: 'text', nullable: true }) responseMessage: string | null;
  /** What is known for good; the message itself is asked for the rest. */
  @Column({ name: 'email_sent', type: 'boolean', default: false }) emailSent: boolean;
  @Column({ name: 'sms_sent', type: 'boolean', default: false }) smsSent: boolean;

  /** SHA-256 of the token in its link; what reads invitations leaves it out. */
  @Column({ name: 'response_token', type: 'varchar', length: 100, nullable: true, select: false })
  responseToken: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz', default: () => `now() + interval '7 days'` })
  expiresAt: Date;

  @Column({ name: 'responded_at', type: 'timestamptz', nullable: true }) respondedAt: Date | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
  /** `HH:MM` */
  @Column({ name: 'end_time', type: 'varchar', length: 5, nullable: true }) endTime: string | null;
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
  @Column({ name: 'request_hash', type: 'varchar', length: 64, nullable: true }) requestHash: string | null;
  /** The `Idempotency-Key` of its answer. */
  @Column({ name: 'response_key', type: 'uuid', nullable: true }) responseKey: string | null;

  /** SHA-256 of the token in the link of its reminder; left out as well. */
  @Column({ name: 'reminder_token', type: 'varchar', length: 100, nullable: true, select: false })
  reminderToken: string | null;

  @Column({ name: 'reminded_at', type: 'timestamptz', nullable: true }) remindedAt: Date | null;
  @Column({ name: 'email_message_id', type: 'integer', nullable: true }) emailMessageId: number | null;
  @Column({ name: 'sms_message_id', type: 'integer', nullable: true }) smsMessageId: number | null;
  /** The show whose bill the artist is to join; once it is accepted, the show it led to. */
  @Column({ name: 'event_id', type: 'integer', nullable: true }) eventId: number | null;
}
