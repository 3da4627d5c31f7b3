import { EVERYONE, type Role, SIGNED_IN } from './roles.js';

/** One route and who may call it. */
export interface RouteAccess {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  roles: readonly Role[];
}

const route = (method: RouteAccess['method'], path: string, roles: readonly Role[]): RouteAccess => ({
  method,
  path,
  roles,
});

/**
 * Every route × who may call it (spec §6, design §4 "Roles"). Each route also declares this itself by `@Access`;
 * the spec beside this file fails when the two differ, or when a route is missing here.
 */
export const ROLE_MATRIX: readonly RouteAccess[] = [
  route('GET', '/api/health/ping', EVERYONE),
  route('GET', '/api/health/live', EVERYONE),
  route('GET', '/api/health/ready', EVERYONE),
  route('POST', '/api/auth/register', EVERYONE),
  route('POST', '/api/auth/login', EVERYONE),
  route('POST', '/api/auth/logout', EVERYONE),
  route('GET', '/api/auth/me', SIGNED_IN),
  route('GET', '/api/venue', EVERYONE),
  route('GET', '/api/event-types', EVERYONE),
  route('GET', '/api/events', EVERYONE),
  route('GET', '/api/events/:id', EVERYONE),
  route('POST', '/api/event-photos/upload', EVERYONE),
  route('GET', '/uploads/:filename', EVERYONE),
  route('POST', '/api/photo-attendance', EVERYONE),
];
