import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { DEVICE_TOKEN_PREFIX, type DoorDevice } from '#src/common/access/door-device.js';
import { sessionTokenOf } from '#src/common/access/session-token.js';
import { DevicesService } from './devices.service.js';

/** Passport's word for "which tablet is this": a bearer token of its own kind. */
@Injectable()
export class DeviceStrategy extends PassportStrategy(Strategy, 'device') {
  constructor(private readonly devices: DevicesService) {
    super();
  }

  async validate(request: Request): Promise<DoorDevice | null> {
    const token = sessionTokenOf(request);
    return token?.startsWith(DEVICE_TOKEN_PREFIX) ? this.devices.find(token) : null;
  }
}
