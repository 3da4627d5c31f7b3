import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentDevice } from '#src/common/access/current-device.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { ADMIN_ONLY, DEVICE_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { DeviceResponse, OwnDeviceResponse, PairingRequest } from './devices.dto.js';
import { DevicesService } from './devices.service.js';

const UNPAIRED = { message: 'Tablet unpaired' };

@ApiTags('door')
@Controller('door')
export class DevicesController {
  constructor(private readonly devices: DevicesService) {}

  @Get('devices')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'List the paired tablets' })
  @ApiOkResponse({ type: [DeviceResponse] })
  findAll(): Promise<DeviceResponse[]> {
    return this.devices.findAll();
  }

  @Post('devices')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Pair a tablet with the door',
    description: 'The token is its own session from now on, and reaches the door alone.',
  })
  @ApiProblems({ 409: ['door.name-taken', 'door.device-revoked'] })
  @CreatedOnce(DeviceResponse)
  pair(@Body() body: PairingRequest, @CurrentUser() admin: SessionUser): Promise<Once<DeviceResponse>> {
    return this.devices.pair(body, admin);
  }

  @Delete('devices/:id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Revoke a paired tablet',
    description: 'Its session ends at once; what it keeps it wipes at its next contact.',
  })
  @ApiProblems({ 404: ['door.device-not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async revoke(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.devices.revoke(id);
    return UNPAIRED;
  }

  @Get('device')
  @Access(DEVICE_ONLY)
  @ApiOperation({ summary: 'Show the tablet that asks, and who may work at it' })
  @ApiOkResponse({ type: OwnDeviceResponse })
  findOwn(@CurrentDevice() device: DoorDevice): Promise<OwnDeviceResponse> {
    return this.devices.findOwn(device);
  }

  @Delete('device')
  @Access(DEVICE_ONLY)
  @ApiOperation({ summary: 'Unpair the tablet that asks' })
  @ApiProblems({ 404: ['door.device-not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async unpair(@CurrentDevice() { deviceId }: DoorDevice): Promise<MessageResponse> {
    await this.devices.revoke(deviceId);
    return UNPAIRED;
  }
}
