import { ApiProperty } from '@nestjs/swagger';

/** A device on which one is signed in (design §10). */
export class OwnSessionResponse {
  /** Names the session in addresses; signs nobody in. */
  @ApiProperty({ type: String, format: 'uuid' }) key: string;
  /** Browser and system as at the last use: `Chrome on Android`. */
  @ApiProperty({ type: String }) device: string;
  @ApiProperty({ type: String, format: 'date-time' }) signedInAt: Date;
  /** Exact to five minutes. */
  @ApiProperty({ type: String, format: 'date-time' }) lastSeenAt: Date;
  /** True of the session that asks. */
  @ApiProperty({ type: Boolean }) isThis: boolean;
}
