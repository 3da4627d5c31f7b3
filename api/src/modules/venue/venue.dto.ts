import { ApiProperty } from '@nestjs/swagger';

/** The venue as everybody may see it (spec §3 "Venue as read by the client"). */
export class VenueResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: String, nullable: true }) logoUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  @ApiProperty({ type: String, nullable: true }) email: string | null;
  @ApiProperty({ type: String, nullable: true }) address: string | null;
  /** IANA name; every date and time of the venue is in this zone. */
  @ApiProperty({ type: String, example: 'America/Chicago' }) timeZone: string;
  @ApiProperty({ type: Boolean }) showArtistNotes: boolean;
  /** A check-in counts at once only with the code that the door shows. */
  @ApiProperty({ type: Boolean }) needsDoorCode: boolean;
}
