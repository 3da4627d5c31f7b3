import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { sessionTokenOf } from '#src/common/access/session-token.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { SessionsService } from './sessions.service.js';

/** Passport's word for "who is this": a bearer token or the cookie, looked up as a session. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  async validate(request: Request): Promise<SessionUser | null> {
    const token = sessionTokenOf(request);
    return token === undefined ? null : this.sessions.findUser(token);
  }
}
