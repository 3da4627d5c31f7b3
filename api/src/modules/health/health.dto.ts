import { ApiProperty } from '@nestjs/swagger';
import { PING_ANSWER } from '#contract/problem.js';

export class PingResponse {
  @ApiProperty({ enum: [PING_ANSWER] }) ping: typeof PING_ANSWER;
}

export class HealthResponse {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}
