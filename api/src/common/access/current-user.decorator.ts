import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionUser } from './session-user.js';

/** A request after the session guard: `user` is the account, or null for a visitor. */
export type RequestWithUser = Omit<Request, 'user'> & { user?: SessionUser | null };

/** The signed-in account, or null for a visitor. Never null on routes of `SIGNED_IN`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser | null =>
    context.switchToHttp().getRequest<RequestWithUser>().user ?? null,
);
