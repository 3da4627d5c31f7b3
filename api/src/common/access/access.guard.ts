import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '#src/common/errors/domain-error.js';
import { ACCESS_KEY } from './access.decorator.js';
import type { RequestWithUser } from './current-user.decorator.js';
import { isCrossSite } from './same-origin.js';
import { reliesOnCookie } from './session-token.js';
import type { Role } from './roles.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Denies by default: a route answers the roles its `@Access` names and nobody else (design §4 "Roles"). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const allowed =
      this.reflector.getAllAndOverride<readonly Role[] | undefined>(ACCESS_KEY, [
        context.getHandler(),
        context.getClass(),
      ]) ?? [];
    this.refuseCrossSite(request);
    const role: Role = request.user?.userType ?? 'visitor';
    if (allowed.includes(role)) return true;
    throw request.user
      ? new DomainError('forbidden', 'auth.forbidden', 'Your account may not do this.')
      : new DomainError('unauthenticated', 'auth.signed-out', 'Please sign in first.');
  }

  private refuseCrossSite(request: RequestWithUser): void {
    if (SAFE_METHODS.has(request.method) || !reliesOnCookie(request) || !isCrossSite(request)) return;
    throw new DomainError('forbidden', 'auth.cross-site', 'This request came from another site.');
  }
}
