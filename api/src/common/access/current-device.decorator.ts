import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RequestWithUser } from './current-user.decorator.js';
import type { DoorDevice } from './door-device.js';

/** The paired tablet that asks. Only on routes of `DEVICE_ONLY`. */
export const CurrentDevice = createParamDecorator((_: unknown, context: ExecutionContext): DoorDevice => {
  const { device } = context.switchToHttp().getRequest<RequestWithUser>();
  if (!device) throw new Error('No tablet asks: the route is not for devices only.');
  return device;
});
