import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** An artist or band (spec §3 artists). `userId` is null for one that staff keep without an account. */
@Entity({ name: 'artists' })
export class ArtistEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_artists' }) id: number;
  @Column({ name: 'user_id', type: 'integer', nullable: true }) userId: number | null;
  @Column({ type: 'varchar', length: 255 }) name: string;
  /** Lower-case event type name; empty until the artist fills in the profile. */
  @Column({ type: 'varchar', length: 100 }) genre: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'varchar', length: 255 }) email: string;
  @Column({ type: 'varchar', length: 20, nullable: true }) phone: string | null;
  /** The phone that staff have seen, by approving or saving the profile; null once the artist types another one (decision 57). */
  @Column({ name: 'known_phone', type: 'varchar', length: 20, nullable: true }) knownPhone: string | null;
  @Column({ type: 'varchar', length: 500, nullable: true }) website: string | null;
  @Column({ name: 'social_media', type: 'text', nullable: true }) socialMedia: string | null;
  @Column({ type: 'text', nullable: true }) experience: string | null;
  @Column({ type: 'text', nullable: true }) equipment: string | null;
  @Column({ name: 'price_range', type: 'varchar', length: 100, nullable: true }) priceRange: string | null;
  @Column({ type: 'text', nullable: true }) availability: string | null;

  @Column({ name: 'profile_image', type: 'varchar', length: 500, nullable: true })
  profileImage: string | null;

  @Column({ name: 'demo_file', type: 'varchar', length: 500, nullable: true }) demoFile: string | null;

  @Column({ name: 'demo_file_type', type: 'varchar', length: 50, nullable: true })
  demoFileType: string | null;

  @Column({ name: 'is_approved', type: 'boolean', default: false }) isApproved: boolean;
  /** Since when staff are asked to review it; the database keeps it (decision 48). */
  @Column({ name: 'review_since', type: 'timestamptz', nullable: true, insert: false, update: false })
  reviewSince: Date | null;

  @Column({ type: 'integer', default: 1 }) version: number;
  /** Of the call that made it, when it had one. */
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
  /** SHA-256 of what that call asked for, in hex. */
  @Column({ name: 'request_hash', type: 'varchar', length: 64, nullable: true }) requestHash: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
}
