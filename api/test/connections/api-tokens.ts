import { randomUUID } from 'node:crypto';
import type { ApiScope } from '#contract/rules/connections/api-tokens.js';
import { ApiTokensService } from '#src/modules/connections/tokens/api-tokens.service.js';
import { createAccount, type TestAccount, type TestApp } from '#test/test-app.js';

/** A program's token of an admin; a new admin's unless told. */
export const createApiToken = async (
  venue: TestApp,
  scopes: ApiScope[],
  admin?: Pick<TestAccount, 'id' | 'username'>,
): Promise<{ id: number; secret: string }> => {
  const { answer } = await venue.app
    .get(ApiTokensService)
    .make(
      { name: `Website ${randomUUID().slice(0, 8)}`, scopes, lifetime: '30-days' },
      admin ?? (await createAccount(venue, 'admin')),
    );
  return { id: answer.token.id, secret: answer.secret };
};
