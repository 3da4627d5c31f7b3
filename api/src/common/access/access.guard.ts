import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { DomainError } from '#src/common/errors/domain-error.js';
import { Settings } from '#src/config/settings.js';
import { ACCESS_KEY, ANY_TOKEN_KEY } from './access.decorator.js';
import { notAllowed, signedOut } from './access-errors.js';
import type { RequestWithUser } from './current-user.decorator.js';
import type { Role } from './roles.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Denies by default: a route answers the roles its `@Access` names and nobody else (design §4 "Roles"). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: Settings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const allowed = this.read<readonly Role[]>(ACCESS_KEY, context) ?? [];
    const role = roleOf(request, allowed);
    if (!SAFE_METHODS.has(request.method)) this.refuseUnsafe(request, role, context);
    if (allowed.includes(role)) return true;
    throw role === 'visitor' ? signedOut() : notAllowed();
  }

  /**
   * A command with a bearer token is meant as that account's, never as a visitor's once its session is over
   * (design §5.2). One without may rely on a cookie, so it must come from our own pages (design §4 "Sessions").
   */
  private refuseUnsafe(request: RequestWithUser, role: Role, context: ExecutionContext): void {
    const { authorization } = request.headers;
    if (authorization === undefined && isCrossSite(request, this.settings.publicUrl)) {
      throw new DomainError('forbidden', 'auth.cross-site', 'This request came from another site.');
    }
    const endedSession = authorization !== undefined && role === 'visitor';
    if (endedSession && this.read<true>(ANY_TOKEN_KEY, context) === undefined) throw signedOut();
  }

  private read<Value>(key: string, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value | undefined>(key, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}

/** A tablet's session is one at the door alone: elsewhere it is nobody's. */
const roleOf = ({ user, device }: RequestWithUser, allowed: readonly Role[]): Role =>
  device && allowed.includes('device') ? 'device' : (user?.userType ?? 'visitor');

/**
 * True when a browser says that another site sent the request (Fetch Metadata, else Origin).
 * A caller that sends neither is not a browser, and so cannot be tricked by a page.
 * @param publicUrl where people reach the venue from outside, when a proxy does not pass its host on
 */
const isCrossSite = (request: Pick<Request, 'headers' | 'host'>, publicUrl: string | undefined): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const ours = [request.host, publicUrl === undefined ? undefined : hostOf(publicUrl)];
  return !ours.includes(hostOf(origin) ?? 'no host at all');
};

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};
