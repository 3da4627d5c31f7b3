import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import type { ApiToken } from '#src/common/access/api-token.js';
import { apiTokenOf } from '#src/common/access/session-token.js';
import { ApiTokensService } from './api-tokens.service.js';

/** Passport's word for "which program is this": a bearer token of its own kind. */
@Injectable()
export class ApiTokenStrategy extends PassportStrategy(Strategy, 'api-token') {
  constructor(private readonly tokens: ApiTokensService) {
    super();
  }

  async validate(request: Request): Promise<ApiToken | null> {
    const token = apiTokenOf(request);
    return token === undefined ? null : this.tokens.find(token);
  }
}
