import { ApiProperty } from '@nestjs/swagger';

/** Where the uploaded picture is served; it is kept once an event names it within a day. */
export class EventImageResponse {
  @ApiProperty({ type: String }) imageUrl: string;
}
