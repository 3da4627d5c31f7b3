import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An artist's shows of a month that is over, and who came to them (decision 63). */
@Entity({ name: 'past_month_artists' })
export class PastMonthArtistEntity {
  /** Its first day. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_past_month_artists' }) month: string;
  @PrimaryColumn({ name: 'artist_id', type: 'integer', primaryKeyConstraintName: 'pk_past_month_artists' })
  artistId: number;
  @Column({ type: 'integer' }) shows: number;
  @Column({ name: 'check_ins', type: 'integer' }) checkIns: number;
}
