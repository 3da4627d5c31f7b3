import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentDevice } from '#src/common/access/current-device.decorator.js';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { DEVICE_ONLY } from '#src/common/access/roles.js';
import { DoorListQuery, DoorListResponse } from './door-list.dto.js';
import { DoorListService } from './door-list.service.js';

@ApiTags('door')
@Controller('door')
export class DoorListController {
  constructor(private readonly list: DoorListService) {}

  @Get('list')
  @Access(DEVICE_ONLY)
  @ApiOperation({
    summary: 'Read the list of tonight, or what of it changed',
    description:
      'With `wait` the answer comes with the next change, or after that many seconds. Rows may come again; each replaces the one before it.',
  })
  @ApiOkResponse({ type: DoorListResponse })
  find(@Query() query: DoorListQuery, @CurrentDevice() device: DoorDevice): Promise<DoorListResponse> {
    return this.list.find(query, device);
  }
}
