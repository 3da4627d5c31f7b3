import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A photo of the gallery or of a check-in (spec §3 event_photos). */
@Entity({ name: 'event_photos' })
export class PhotoEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_event_photos' }) id: number;
  @Column({ name: 'event_id', type: 'integer', nullable: true }) eventId: number | null;
  @Column({ name: 'uploaded_by', type: 'integer', nullable: true }) uploadedBy: number | null;
  @Column({ type: 'varchar', length: 255 }) filename: string;
  @Column({ name: 'original_name', type: 'varchar', length: 255 }) originalName: string;
  /** Bytes. */
  @Column({ name: 'file_size', type: 'integer' }) fileSize: number;
  @Column({ name: 'mime_type', type: 'varchar', length: 100 }) mimeType: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ name: 'is_verification_photo', type: 'boolean', default: false }) isVerificationPhoto: boolean;
  @Column({ name: 'is_approved', type: 'boolean', default: true }) isApproved: boolean;
  @Column({ name: 'share_in_gallery', type: 'boolean', default: false }) shareInGallery: boolean;
  @Column({ type: 'jsonb', default: [] }) tags: string[];
  /** Pixels, once it could be read; null before. */
  @Column({ type: 'integer', nullable: true }) width: number | null;
  @Column({ type: 'integer', nullable: true }) height: number | null;
  /** A tiny picture, as a data address. */
  @Column({ type: 'text', nullable: true }) placeholder: string | null;
  /** Where the bytes lie as they were sent, until all sizes are made. */
  @Column({ name: 'original_key', type: 'varchar', length: 255, nullable: true }) originalKey: string | null;
  @Column({ name: 'sizes_ready', type: 'boolean', default: false }) sizesReady: boolean;
  @Column({ name: 'content_hash', type: 'varchar', length: 64, nullable: true }) contentHash: string | null;
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
  /** Of what its upload asked for; null for one from before this was kept. */
  @Column({ name: 'request_hash', type: 'varchar', length: 64, nullable: true }) requestHash: string | null;
  @CreateDateColumn({ name: 'uploaded_at', type: 'timestamptz' }) uploadedAt: Date;
  @Column({ name: 'reviewed_at', type: 'timestamptz', nullable: true }) reviewedAt: Date | null;
  /** Whether the public gallery shows it; PostgreSQL works it out. */
  @Column({ name: 'in_gallery', type: 'boolean', insert: false, update: false }) inGallery: boolean;
  /** Description and tags in lower case. */
  @Column({ type: 'text', insert: false, update: false, select: false }) searched: string;

  /** What photos are sorted by their caption with. */
  @Column({ name: 'caption_key', type: 'text', insert: false, update: false, select: false })
  captionKey: string;

  @Column({ name: 'taken_down_at', type: 'timestamptz', nullable: true }) takenDownAt: Date | null;
  @Column({ name: 'perceptual_hash', type: 'bigint', nullable: true }) perceptualHash: string | null;
  @Column({ name: 'looks_like_id', type: 'integer', nullable: true }) looksLikeId: number | null;
}
