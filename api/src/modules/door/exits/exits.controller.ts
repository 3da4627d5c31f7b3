import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentDevice } from '#src/common/access/current-device.decorator.js';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { DEVICE_ONLY } from '#src/common/access/roles.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { DoorActResponse } from '#src/modules/check-in/door/door-acts.dto.js';
import { keyOfAct } from '#src/modules/check-in/door/door-errors.js';
import { ExitRequest } from './exits.dto.js';
import { ExitsService } from './exits.service.js';

@ApiTags('door')
@Controller('door')
export class ExitsController {
  constructor(private readonly exits: ExitsService) {}

  @Post('exits')
  @Access(DEVICE_ONLY)
  @ApiOperation({ summary: 'Record that people left' })
  @ApiProblems({ 404: ['events.not-found'], 409: ['door.key-reused'] })
  @CreatedOnce(DoorActResponse)
  record(
    @Body() body: ExitRequest,
    @CurrentDevice() device: DoorDevice,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<DoorActResponse>> {
    return this.exits.record(body, { device, clientKey: keyOfAct(clientKey) });
  }
}
