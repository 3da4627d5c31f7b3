import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A show of which the followers of one of its acts were told. */
@Entity({ name: 'announced_shows' })
export class AnnouncedShowEntity {
  @PrimaryColumn({ name: 'event_id', type: 'integer', primaryKeyConstraintName: 'pk_announced_shows' })
  eventId: number;

  @PrimaryColumn({ name: 'artist_id', type: 'integer', primaryKeyConstraintName: 'pk_announced_shows' })
  artistId: number;

  @CreateDateColumn({ name: 'announced_at', type: 'timestamptz' }) announcedAt: Date;
}
