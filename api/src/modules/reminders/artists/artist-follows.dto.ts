import { ApiProperty } from '@nestjs/swagger';
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
}
