import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { ApiToken } from './api-token.js';
import type { DoorDevice } from './door-device.js';
import type { SessionUser } from './session-user.js';

/**
 * A request after the session guard: `user` is the account, `device` the paired tablet; a visitor's has neither. A program's has
 * its `apiToken`, and its maker as `user`.
 */
export type RequestWithUser = Omit<Request, 'user'> & {
  user?: SessionUser | null;
  device?: DoorDevice;
  apiToken?: ApiToken;
};

/** The signed-in account, or null for a visitor. Never null on routes of `SIGNED_IN`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser | null =>
    context.switchToHttp().getRequest<RequestWithUser>().user ?? null,
);

/** The account that is signed in itself; null for a visitor, and for a program, which is shown what everybody sees. */
export const CurrentPerson = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser | null => {
    const { user, apiToken } = context.switchToHttp().getRequest<RequestWithUser>();
    return apiToken ? null : (user ?? null);
  },
);
