import type { FirstStep } from '#contract/today.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The venue's one row of settings (spec §3 venue; design §4). */
@Entity({ name: 'venue' })
export class VenueEntity {
  @PrimaryColumn({ type: 'integer', default: 1, primaryKeyConstraintName: 'pk_venue' }) id: number;
  @Column({ type: 'varchar', length: 255 }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ name: 'logo_url', type: 'varchar', length: 500, nullable: true }) logoUrl: string | null;
  @Column({ type: 'varchar', length: 20, nullable: true }) phone: string | null;
  @Column({ type: 'varchar', length: 255, nullable: true }) email: string | null;
  @Column({ type: 'text', nullable: true }) address: string | null;
  /** The postal address in its parts, for search engines; `address` is what people read. */
  @Column({ type: 'varchar', length: 255, nullable: true }) street: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) city: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) region: string | null;
  @Column({ name: 'postal_code', type: 'varchar', length: 20, nullable: true }) postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  @Column({ type: 'varchar', length: 2, nullable: true }) country: string | null;
  /** IANA name. */
  @Column({ name: 'time_zone', type: 'varchar', length: 64 }) timeZone: string;
  @Column({ name: 'show_artist_notes', type: 'boolean', default: false }) showArtistNotes: boolean;
  @Column({ name: 'moderate_gallery', type: 'boolean', default: false }) moderateGallery: boolean;
  /** Days a verification photo is kept after review. */
  @Column({ name: 'verification_photo_days', type: 'integer', default: 90 }) verificationPhotoDays: number;
  @Column({ name: 'door_needs_photo', type: 'boolean', default: true }) doorNeedsPhoto: boolean;
  /** A guest's own check-in without the code of its time waits for staff. */
  @Column({ name: 'needs_door_code', type: 'boolean', default: false }) needsDoorCode: boolean;
  /** Below the icon of the installed app; made from the name when null. */
  @Column({ name: 'short_name', type: 'varchar', length: 12, nullable: true }) shortName: string | null;
  /** `#RRGGBB` of the installed app; the product's when null. */
  @Column({ name: 'app_color', type: 'varchar', length: 7, nullable: true }) appColor: string | null;
  /** Days that texts of senders whom nobody knows any more are kept. */
  @Column({ name: 'text_days', type: 'integer', default: 365 }) textDays: number;
  /** Steps of the first evening that staff ticked off. */
  @Column({
    name: 'first_steps_ticked',
    type: 'varchar',
    length: 20,
    array: true,
    default: [],
    select: false,
  })
  firstStepsTicked: FirstStep[];

  @Column({ type: 'integer', default: 1 }) version: number;
}
