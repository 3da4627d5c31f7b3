import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ApiScope } from '#contract/rules/connections/api-tokens.js';

export const TOKEN_SCOPE_KEY = 'token-scope';

/** Lets programs whose API token has this scope call a route, beside its `@Access`. A route without it refuses every token. */
export const TokenScope = (scope: ApiScope) =>
  applyDecorators(SetMetadata(TOKEN_SCOPE_KEY, scope), ApiExtension('x-token-scope', scope));
