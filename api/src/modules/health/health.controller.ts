import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PING_ANSWER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { productVersion } from '#src/config/product-version.js';
import { HealthService } from './health.service.js';

class PingResponse {
  @ApiProperty({ enum: [PING_ANSWER] }) ping: typeof PING_ANSWER;
}

class HealthResponse {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
  @ApiProperty({ description: 'Of the product.', example: '0.1.0' }) version: string;
}

const WELL: HealthResponse = { status: 'ok', version: productVersion() };

@ApiTags('health')
@Access(EVERYONE)
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('ping')
  @ApiOperation({
    summary: 'Answer with the venue’s own words',
    description: 'By which a phone tells the venue from a captive portal.',
  })
  @ApiOkResponse({ type: PingResponse })
  ping(): PingResponse {
    return { ping: PING_ANSWER };
  }

  @Get('live')
  @ApiOperation({
    summary: 'Tell whether the process runs',
    description: '503 from the moment it is told to stop, so that a proxy turns elsewhere.',
  })
  @ApiProblems({ 503: ['health.leaving'] })
  @ApiOkResponse({ type: HealthResponse })
  live(): HealthResponse {
    this.health.checkStaying();
    return WELL;
  }

  @Get('ready')
  @ApiOperation({
    summary: 'Tell whether the process can serve',
    description: '503 while the database or the file storage is away, or the process is about to stop.',
  })
  @ApiProblems({ 503: ['health.leaving'] })
  @ApiOkResponse({ type: HealthResponse })
  async ready(): Promise<HealthResponse> {
    this.health.checkStaying();
    await this.health.checkDatabase();
    await this.health.checkStorage();
    return WELL;
  }
}
