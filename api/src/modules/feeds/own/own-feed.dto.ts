import { ApiProperty } from '@nestjs/swagger';

export class OwnFeedResponse {
  /** When its address was made; null while there is none. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) createdAt: Date | null;
}

export class OwnFeedAddressResponse {
  /** Shown this once: who has it can read the dates. */
  @ApiProperty({ type: String, example: 'https://venue.example/feeds/own/abc.ics' }) url: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}
