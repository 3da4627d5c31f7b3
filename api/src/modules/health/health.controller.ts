import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PING_ANSWER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { Database } from '#src/database/database.js';

export class PingResponse {
  @ApiProperty({ enum: [PING_ANSWER] })
  ping: typeof PING_ANSWER;
}

export class HealthResponse {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

@ApiTags('health')
@Access(EVERYONE)
@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** Our own words, so that a phone can tell the venue from a captive portal (design §5.4). */
  @Get('ping')
  @ApiOkResponse({ type: PingResponse })
  ping(): PingResponse {
    return { ping: PING_ANSWER };
  }

  /** The process runs. */
  @Get('live')
  @ApiOkResponse({ type: HealthResponse })
  live(): HealthResponse {
    return { status: 'ok' };
  }

  /** The process can serve: 503 while the database is away. */
  @Get('ready')
  @ApiOkResponse({ type: HealthResponse })
  async ready(): Promise<HealthResponse> {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
