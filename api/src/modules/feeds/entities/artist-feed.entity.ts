import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The private calendar of an artist's own dates (design §8 "Feeds"). */
@Entity({ name: 'artist_feeds' })
export class ArtistFeedEntity {
  @PrimaryColumn({ name: 'artist_id', type: 'integer', primaryKeyConstraintName: 'pk_artist_feeds' })
  artistId: number;

  /** SHA-256 of the token in its address. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 }) tokenHash: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
