import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { RequestWithUser } from './current-user.decorator.js';
import { hasSessionToken } from './session-token.js';

/** Finds out who calls, by Passport's `session` strategy. It lets everybody pass: `AccessGuard` decides. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (hasSessionToken(request)) return super.canActivate(context);
    request.user = null;
    return true;
  }

  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    // Passport's typing has no word for "nobody", which is a legal answer here.
    return user || (null as User);
  }
}
