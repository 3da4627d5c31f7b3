import { ApiProperty } from '@nestjs/swagger';

export class EventTypeResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: String })
  name: string;

  /** Style class pair; a client that does not know it paints grey. */
  @ApiProperty({ type: String, example: 'bg-golden text-dark' })
  color: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;
}
