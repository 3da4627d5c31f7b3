import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody wants to know of an artist's new shows: an account, or a browser. */
@Entity({ name: 'artist_followers' })
export class ArtistFollowerEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_artist_followers' }) id: number;
  /** Made by who asked; who knows it may take the wish back. */
  @Column({ type: 'uuid' }) key: string;
  @Column({ name: 'artist_id', type: 'integer' }) artistId: number;
  @Column({ name: 'user_id', type: 'integer', nullable: true }) userId: number | null;
  @Column({ name: 'subscription_id', type: 'integer', nullable: true }) subscriptionId: number | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
