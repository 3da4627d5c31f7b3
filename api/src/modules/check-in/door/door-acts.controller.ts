import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentDevice } from '#src/common/access/current-device.decorator.js';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { DEVICE_ONLY } from '#src/common/access/roles.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import {
  DoorActResponse,
  DoorCheckInRequest,
  DoorCheckInResponse,
  DoorExitRequest,
  DoorRefusalRequest,
  DoorUndoRequest,
} from './door-acts.dto.js';
import { DoorCheckInsService } from './door-check-ins.service.js';
import { DoorCountsService } from './door-counts.service.js';
import { senderOf } from './door-sender.js';
import { DoorUndosService } from './door-undos.service.js';

@ApiTags('door')
@Controller('door')
@Access(DEVICE_ONLY)
export class DoorActsController {
  constructor(
    private readonly checkIns: DoorCheckInsService,
    private readonly undos: DoorUndosService,
    private readonly counts: DoorCountsService,
  ) {}

  @Post('check-ins')
  @ApiOperation({
    summary: 'Record a check-in by staff',
    description:
      'In the night of the show it needs no review. One that was recorded after it, or comes more than two days later, waits for an admin with its points. `Idempotency-Key` is required.',
  })
  @ApiProblems({
    404: ['events.not-found', 'photos.not-found'],
    409: ['check-in.not-open', 'check-in.photo-used', 'check-in.key-reused'],
  })
  @CreatedOnce(DoorCheckInResponse)
  checkIn(
    @Body() body: DoorCheckInRequest,
    @CurrentDevice() device: DoorDevice,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<DoorCheckInResponse>> {
    return this.checkIns.record(body, senderOf(device, clientKey));
  }

  @Post('undos')
  @ApiOperation({
    summary: 'Undo a check-in of the night',
    description: 'Until noon after the show. Its points are taken back; the guest can be checked in again.',
  })
  @ApiProblems({
    404: ['door.check-in-not-found'],
    409: ['door.undo-too-late', 'check-in.key-reused'],
  })
  @CreatedOnce(DoorActResponse)
  undo(
    @Body() body: DoorUndoRequest,
    @CurrentDevice() device: DoorDevice,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<DoorActResponse>> {
    return this.undos.undo(body, senderOf(device, clientKey));
  }

  @Post('exits')
  @ApiOperation({ summary: 'Record that people left, or came back in' })
  @ApiProblems({ 404: ['events.not-found'], 409: ['door.key-reused'] })
  @CreatedOnce(DoorActResponse)
  exit(
    @Body() body: DoorExitRequest,
    @CurrentDevice() device: DoorDevice,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<DoorActResponse>> {
    return this.counts.exit(body, senderOf(device, clientKey));
  }

  @Post('refusals')
  @ApiOperation({ summary: 'Record that a card was refused' })
  @ApiProblems({ 404: ['events.not-found'], 409: ['door.key-reused'] })
  @CreatedOnce(DoorActResponse)
  refuse(
    @Body() body: DoorRefusalRequest,
    @CurrentDevice() device: DoorDevice,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<DoorActResponse>> {
    return this.counts.refuse(body, senderOf(device, clientKey));
  }
}
