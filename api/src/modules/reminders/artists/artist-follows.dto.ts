import { ApiProperty } from '@nestjs/swagger';
import { NOTICE_WAYS, type NoticeWay } from '#contract/messages.js';
import { Id } from '#src/common/validation/fields/number.decorator.js';
import { OptionalKey } from '#src/common/validation/optional-key.decorator.js';

/** Body of `PUT /api/artist-follows/{key}`. A signed-in person sends only the artist. */
export class ArtistFollowRequest {
  @Id({ label: 'Artist' }) artistId: number;
  /** Key of the browser's own push subscription. */
  @OptionalKey({ label: 'deviceKey' }) deviceKey?: string;
}

/** An artist whose new shows somebody is told of. */
export class ArtistFollowResponse {
  /** Takes the wish back. */
  @ApiProperty({ type: String, format: 'uuid' }) key: string;
  @ApiProperty({ type: 'integer' }) artistId: number;
  /** How the word would come to the account that has just asked; left out for anybody else, and in lists. */
  @ApiProperty({ enum: NOTICE_WAYS, required: false }) way?: NoticeWay | undefined;
}
