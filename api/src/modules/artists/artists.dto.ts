import { ApiProperty, PickType } from '@nestjs/swagger';
import { ARTIST_STATUSES, type ArtistStatus } from '#contract/artists.js';
import { LIST_LIMIT, TEXT_LENGTH } from '#contract/limits.js';
import { FormFlag } from '#src/common/uploads/form-flag.decorator.js';
import { Flag } from '#src/common/validation/fields/flag.decorator.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** Optional filters of the list of artists (design §4 "Lists"). */
export class ArtistsQuery {
  /** Part of the name or the genre, in any case; for admins also of the e-mail. */
  @Text({ label: 'q', max: TEXT_LENGTH.artistName, optional: true }) q?: string;

  /** Only admins see artists that wait. */
  @OneOf(ARTIST_STATUSES, { label: 'status', optional: true }) status?: ArtistStatus;

  @WholeNumber({ label: 'limit', min: 1, max: LIST_LIMIT.max, optional: true }) limit?: number;
  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 2000, optional: true }) cursor?: string;
}

/** What everybody may know of an artist that staff approved (design §4 "Roles"): never how to reach them. */
export class ArtistResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  /** Lower-case event type name; empty until the profile is filled in. */
  @ApiProperty({ type: String }) genre: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: String, nullable: true }) website: string | null;
  @ApiProperty({ type: String, nullable: true }) socialMedia: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImage: string | null;
  @ApiProperty({ type: String, nullable: true }) demoFile: string | null;
  /** The content type that `demoFile` is served as. */
  @ApiProperty({ type: String, nullable: true }) demoFileType: string | null;
}

/** An artist as the rows of other areas show them. */
export class ArtistCard extends PickType(ArtistResponse, ['id', 'name', 'genre', 'profileImage']) {}

/** All of an artist, for the artist and for admins (design §4 "Roles"). */
export class ArtistProfileResponse extends ArtistResponse {
  /** Null for an artist that staff keep without an account. */
  @ApiProperty({ type: 'integer', nullable: true }) userId: number | null;
  @ApiProperty({ type: String }) email: string;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  /** Staff have seen the phone, by approving or saving the profile since; texts from another one are nobody's. */
  @ApiProperty({ type: Boolean }) isPhoneKnown: boolean;
  @ApiProperty({ type: String, nullable: true }) experience: string | null;
  @ApiProperty({ type: String, nullable: true }) equipment: string | null;
  @ApiProperty({ type: String, nullable: true }) priceRange: string | null;
  @ApiProperty({ type: String, nullable: true }) availability: string | null;
  @ApiProperty({ type: Boolean }) isApproved: boolean;
  /** Staff are asked to review it; after they took an approval back, not until it is changed. */
  @ApiProperty({ type: Boolean }) isInReview: boolean;
  /** Grows with every change; a change sends it back as `If-Match`. */
  @ApiProperty({ type: 'integer' }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

/** As an event's type is. */
const Genre = () => Text({ label: 'Genre', max: TEXT_LENGTH.artistGenre, lowerCase: true, clearable: true });

const LongText = ({ label }: { label: string }) =>
  Text({ label, max: TEXT_LENGTH.artistText, multiline: true, clearable: true });

/**
 * The text parts of `POST /api/artists` and `PUT /api/artists/{id}` (spec §7): a form, or JSON. What is left out is
 * empty. What must be there, and the rules for e-mail and website, depend on who sends it: `artistProblems`.
 */
export class ArtistRequest {
  @Text({ label: 'Name', max: TEXT_LENGTH.artistName, clearable: true }) name?: string | null;
  /** An event type's name, in any case. */
  @Genre() genre?: string | null;
  @LongText({ label: 'Description' }) description?: string | null;

  @Text({ label: 'Email', max: TEXT_LENGTH.email, clearable: true, lowerCase: true }) email?: string | null;

  @Text({ label: 'Phone', max: TEXT_LENGTH.phone, clearable: true }) phone?: string | null;

  /** Of artists an `http` or `https` address; of staff any text. */
  @Text({ label: 'Website', max: TEXT_LENGTH.website, clearable: true }) website?: string | null;

  @LongText({ label: 'Social media' }) socialMedia?: string | null;
  @LongText({ label: 'Experience' }) experience?: string | null;
  @LongText({ label: 'Equipment' }) equipment?: string | null;

  @Text({ label: 'Price range', max: TEXT_LENGTH.priceRange, clearable: true }) priceRange?: string | null;

  @LongText({ label: 'Availability' }) availability?: string | null;
  /** The picture goes, and none comes in its place. */
  @FormFlag({ label: 'removeProfileImage' }) removeProfileImage = false;
  /** The recording goes, and none comes in its place. */
  @FormFlag({ label: 'removeDemoFile' }) removeDemoFile = false;
  /** An admin's word on the profile, as in `PUT /api/artists/{id}/approval`; an artist's own is not heard. */
  @FormFlag({ label: 'isApproved', optional: true }) isApproved?: boolean;
}

/** Body of `PUT /api/artists/{id}/approval`. */
export class ArtistApprovalRequest {
  @Flag({ label: 'isApproved' }) isApproved: boolean;
}
