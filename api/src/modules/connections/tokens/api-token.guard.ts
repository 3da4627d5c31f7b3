import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ApiScope } from '#contract/rules/connections/api-tokens.js';
import type { RequestWithUser } from '#src/common/access/current-user.decorator.js';
import { apiTokenOf } from '#src/common/access/session-token.js';
import { TOKEN_SCOPE_KEY } from '#src/common/access/token-scope.decorator.js';
import { tokenEnded, tokenRefused } from '#src/modules/connections/connection-errors.js';
import { ApiTokenThrottle } from './api-token-throttle.js';

/**
 * Lets a program pass where the route's `@TokenScope` is among its token's scopes, and nowhere else, not even where visitors may:
 * a program learns at once that its token has ended. Whether the token's maker may call the route, `AccessGuard` decides.
 */
@Injectable()
export class ApiTokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly throttle: ApiTokenThrottle,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    if (apiTokenOf(request) === undefined) return true;
    const scope = this.reflector.get<ApiScope | undefined>(TOKEN_SCOPE_KEY, context.getHandler());
    if (scope === undefined) throw tokenRefused(scope);
    if (!request.apiToken) throw tokenEnded();
    const { tokenId, scopes } = request.apiToken;
    if (!scopes.includes(scope)) throw tokenRefused(scope);
    await this.throttle.count(tokenId);
    return true;
  }
}
