import { SetMetadata } from '@nestjs/common';
import type { Role } from './roles.js';

export const ACCESS_KEY = 'access';
export const ANY_TOKEN_KEY = 'access-any-token';

/** Declares who may call a route. A route without it answers nobody (design §4 "Roles"). */
export const Access = (roles: readonly Role[]) => SetMetadata(ACCESS_KEY, roles);

/** For routes that begin or end sessions: a token whose session is over is no reason to refuse. */
export const AcceptsEndedSession = () => SetMetadata(ANY_TOKEN_KEY, true);
