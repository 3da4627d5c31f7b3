import { SetMetadata } from '@nestjs/common';
import type { Role } from './roles.js';

export const ACCESS_KEY = 'access';

/** Declares who may call a route. A route without it answers nobody (design §4 "Roles"). */
export const Access = (roles: readonly Role[]) => SetMetadata(ACCESS_KEY, roles);
