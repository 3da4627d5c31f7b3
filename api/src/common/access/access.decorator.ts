import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Role } from './roles.js';

export const ACCESS_KEY = 'access';
export const ANY_TOKEN_KEY = 'access-any-token';

/** Declares who may call a route, to the guard and to readers. A route without it answers nobody (design §4 "Roles"). */
export const Access = (roles: readonly Role[]) =>
  applyDecorators(SetMetadata(ACCESS_KEY, roles), ApiExtension('x-roles', roles));

/** For routes that begin or end sessions: a token whose session is over is no reason to refuse. */
export const AcceptsEndedSession = () =>
  applyDecorators(SetMetadata(ANY_TOKEN_KEY, true), ApiExtension('x-accepts-ended-session', true));
