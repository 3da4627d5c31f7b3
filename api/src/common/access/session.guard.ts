import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { RequestWithUser } from './current-user.decorator.js';
import type { DoorDevice } from './door-device.js';
import { hasSessionToken } from './session-token.js';
import type { SessionUser } from './session-user.js';

/**
 * Finds out who calls, by Passport's `session` strategy for people and its `device` strategy for paired tablets. It lets
 * everybody pass: `AccessGuard` decides.
 */
@Injectable()
export class SessionGuard extends AuthGuard(['session', 'device']) {
  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (hasSessionToken(request)) return super.canActivate(context);
    request.user = null;
    return true;
  }

  override handleRequest<User>(
    error: Error | null,
    found: SessionUser | DoorDevice | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    const isDevice = found && 'deviceId' in found;
    if (isDevice) context.switchToHttp().getRequest<RequestWithUser>().device = found;
    // Passport's typing has no word for "nobody", which is a legal answer here.
    return (found && !isDevice ? found : null) as User;
  }
}
