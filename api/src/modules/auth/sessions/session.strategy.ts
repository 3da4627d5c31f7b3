import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { API_TOKEN_PREFIX } from '#src/common/access/api-token.js';
import { DEVICE_TOKEN_PREFIX } from '#src/common/access/door-device.js';
import { bearsCookie, sessionTokenOf } from '#src/common/access/session-token.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { rememberChange } from '#src/common/public-answers/own-change.js';
import { deviceOf } from './device-of.js';
import { setSessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';

/** What begins so is a tablet's token, or a program's. */
const NO_SESSIONS = [DEVICE_TOKEN_PREFIX, API_TOKEN_PREFIX];

/** Passport's word for "who is this": a bearer token or the cookie, looked up as a session. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  private readonly found = new WeakMap<Request, Promise<SessionUser | null>>();

  constructor(private readonly sessions: SessionsService) {
    super();
  }

  /** Whose session the request brings; looked up once, however often it is asked. */
  validate(request: Request): Promise<SessionUser | null> {
    const user = this.found.get(request) ?? this.find(request);
    this.found.set(request, user);
    return user;
  }

  private async find(request: Request): Promise<SessionUser | null> {
    const token = sessionTokenOf(request);
    if (token === undefined || NO_SESSIONS.some((prefix) => token.startsWith(prefix))) return null;
    const session = await this.sessions.find(token, deviceOf(request));
    if (!session) return null;
    // The cookie's end moves with the session's, or pictures would be refused while the bearer still lives.
    if (session.hasMoved && request.res && bearsCookie(request))
      setSessionCookie(request, request.res, token);
    if (request.res && session.user.userType !== 'user') rememberChange(request, request.res);
    return session.user;
  }
}
