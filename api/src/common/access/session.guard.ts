import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { ApiToken } from './api-token.js';
import type { RequestWithUser } from './current-user.decorator.js';
import type { DoorDevice } from './door-device.js';
import { hasSessionToken } from './session-token.js';
import type { SessionUser } from './session-user.js';

/**
 * Finds out who calls, by Passport's strategies `session` for people, `device` for paired tablets and `api-token` for programs.
 * It lets everybody pass: the guards after it decide.
 */
@Injectable()
export class SessionGuard extends AuthGuard(['session', 'device', 'api-token']) {
  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (hasSessionToken(request)) return super.canActivate(context);
    request.user = null;
    return true;
  }

  override handleRequest<User>(
    error: Error | null,
    found: SessionUser | DoorDevice | ApiToken | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    // Passport's typing has no word for "nobody", which is a legal answer here.
    return personBehind(found, context.switchToHttp().getRequest<RequestWithUser>()) as User;
  }
}

/** Notes a tablet or a program on the request. @returns in whose name it is made */
const personBehind = (
  found: SessionUser | DoorDevice | ApiToken | false,
  request: RequestWithUser,
): SessionUser | null => {
  if (!found) return null;
  if ('deviceId' in found) {
    request.device = found;
    return null;
  }
  if (!('tokenId' in found)) return found;
  request.apiToken = found;
  return found.maker;
};
