import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LENGTH, VERIFICATION_PHOTO_DAYS } from '#contract/limits.js';
import { TEXT_DAYS } from '#contract/sms.js';
import { SHORT_NAME_LENGTH } from '#contract/venue-app/short-name.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Flag } from '#src/common/validation/fields/flag.decorator.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { TimeZone } from '#src/common/validation/time/time-zone.decorator.js';
import { OwnPicture } from '#src/integrations/pictures/own-picture.decorator.js';
import { AppColor } from './app/app-color.decorator.js';
import { Country } from './country.decorator.js';
import { VenueResponse } from './venue.dto.js';

/**
 * The venue's settings (spec §7 `PUT /api/venue`). A field that is missing stays as it is; null or an empty text clears
 * one that may be empty.
 */
export class VenueSettingsRequest {
  @Text({ label: 'Venue name', max: TEXT_LENGTH.venueName }) name: string;

  @Text({ label: 'Description', max: TEXT_LENGTH.venueDescription, clearable: true, multiline: true })
  description?: string | null;

  /** What `POST /api/venue/logo` answered. */
  @OwnPicture({ label: 'Logo', prefix: 'logo' }) logoUrl?: string | null;
  @Text({ label: 'Phone', max: TEXT_LENGTH.phone, clearable: true }) phone?: string | null;
  @Email({ clearable: true }) email?: string | null;

  @Text({ label: 'Address', max: TEXT_LENGTH.address, clearable: true, multiline: true })
  address?: string | null;

  /** The postal address in its parts, which search engines ask for; guests read `address`. */
  @Text({ label: 'Street', max: TEXT_LENGTH.street, clearable: true }) street?: string | null;
  @Text({ label: 'City', max: TEXT_LENGTH.city, clearable: true }) city?: string | null;
  @Text({ label: 'State or region', max: TEXT_LENGTH.region, clearable: true }) region?: string | null;
  @Text({ label: 'Postal code', max: TEXT_LENGTH.postalCode, clearable: true }) postalCode?: string | null;
  @Country() country?: string | null;

  @TimeZone({ label: 'Time zone' }) timeZone?: string;

  /** Artist notes are shown to everybody. */
  @Flag({ label: 'showArtistNotes', optional: true }) showArtistNotes?: boolean;

  /** Photos that staff add wait for approval before the gallery shows them; guests' always do (decision 25). */
  @Flag({ label: 'moderateGallery', optional: true }) moderateGallery?: boolean;

  /** Days a verification photo is kept after review. */
  @WholeNumber({ label: 'Days to keep verification photos', ...VERIFICATION_PHOTO_DAYS, optional: true })
  verificationPhotoDays?: number;

  /** Days that texts of senders whom nobody knows any more are kept. */
  @WholeNumber({ label: 'Days to keep texts of strangers', ...TEXT_DAYS, optional: true }) textDays?: number;

  /** Staff at the door check in with a photo. */
  @Flag({ label: 'doorNeedsPhoto', optional: true }) doorNeedsPhoto?: boolean;

  /** A guest's own check-in without the code that the door shows waits for staff. */
  @Flag({ label: 'needsDoorCode', optional: true }) needsDoorCode?: boolean;

  /** Below the icon of the installed app; made from the name when there is none. */
  @Text({ label: 'Name below the icon', max: SHORT_NAME_LENGTH, clearable: true }) shortName?: string | null;
  /** Of the installed app; the product's when there is none. */
  @AppColor() appColor?: string | null;
}

/** The venue with the settings that only admins see. */
export class VenueSettingsResponse extends VenueResponse {
  @ApiProperty({ type: String, nullable: true }) street: string | null;
  @ApiProperty({ type: String, nullable: true }) city: string | null;
  @ApiProperty({ type: String, nullable: true }) region: string | null;
  @ApiProperty({ type: String, nullable: true }) postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ type: String, nullable: true, example: 'US' }) country: string | null;
  @ApiProperty({ type: Boolean }) moderateGallery: boolean;
  @ApiProperty({ type: 'integer' }) verificationPhotoDays: number;
  @ApiProperty({ type: 'integer' }) textDays: number;
  @ApiProperty({ type: Boolean }) doorNeedsPhoto: boolean;
  @ApiProperty({ type: String, nullable: true }) shortName: string | null;
  @ApiProperty({ type: String, nullable: true, example: '#7A1E22' }) appColor: string | null;
  /** For `If-Match` of the next change. */
  @ApiProperty({ type: 'integer' }) version: number;
}

export class LogoResponse {
  /** Where the logo is; the venue shows it once `PUT /api/venue` has named it. */
  @ApiProperty({ type: String }) logoUrl: string;
}
