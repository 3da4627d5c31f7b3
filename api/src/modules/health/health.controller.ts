import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PING_ANSWER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { HealthResponse, PingResponse } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Access(EVERYONE)
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Our own words, so that a phone can tell the venue from a captive portal (design §5.4). */
  @Get('ping')
  @ApiOkResponse({ type: PingResponse })
  ping(): PingResponse {
    return { ping: PING_ANSWER };
  }

  /** The process runs, and is not about to stop. */
  @Get('live')
  @ApiOkResponse({ type: HealthResponse })
  live(): HealthResponse {
    this.health.checkStaying();
    return { status: 'ok' };
  }

  /** The process can serve: 503 while the database or the file storage is away. */
  @Get('ready')
  @ApiOkResponse({ type: HealthResponse })
  async ready(): Promise<HealthResponse> {
    this.health.checkStaying();
    await this.health.checkDatabase();
    await this.health.checkStorage();
    return { status: 'ok' };
  }
}
