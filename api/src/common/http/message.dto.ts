import { ApiProperty } from '@nestjs/swagger';

/** The answer to a command that has no row to show: words fit for a toast. */
export class MessageResponse {
  @ApiProperty({ type: String }) message: string;
}
