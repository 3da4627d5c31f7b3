import { Injectable } from '@nestjs/common';
import { API_TOKEN_PREFIX, type ApiToken } from '#src/common/access/api-token.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { newSecretToken, secretHash } from '#src/common/secrets/secret-token.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { tokenNotFound } from '#src/modules/connections/connection-errors.js';
import { beginningOf, tokenEnd } from './api-token-rules.js';
import type { ApiTokenRequest, ApiTokenResponse, MadeApiTokenResponse } from './api-tokens.dto.js';
import { ApiTokensRepository } from './api-tokens.repository.js';

/** One whose time is over stays in the list for so long, so that staff see why a program has stopped. */
const ENDED_SHOWN_DAYS = 30;

/** Tokens by which other programs call the API (design §10, decision 58). */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly tokens: ApiTokensRepository,
    queue: JobQueue,
  ) {
    queue.register({
      name: 'connections.remove-ended-tokens',
      schedule: '23 9 * * *',
      run: () => this.tokens.deleteEnded(ENDED_SHOWN_DAYS),
    });
  }

  /** The newest first. */
  findAll(): Promise<ApiTokenResponse[]> {
    return this.tokens.findAll();
  }

  /**
   * Makes a token, of which only the hash is kept; under the same key another one in its place.
   * @throws DomainError `connections.token-name-taken`, `connections.too-many-tokens`
   */
  async make(
    { name, scopes, lifetime }: ApiTokenRequest,
    admin: Pick<SessionUser, 'id' | 'username'>,
    clientKey: string | null = null,
  ): Promise<Once<MadeApiTokenResponse>> {
    const secret = `${API_TOKEN_PREFIX}${newSecretToken()}`;
    const { made, isNew } = await this.tokens.insert({
      name,
      scopes,
      tokenHash: secretHash(secret),
      beginning: beginningOf(secret),
      madeBy: admin.id,
      expiresAt: tokenEnd(lifetime, new Date()),
      clientKey,
    });
    const { id, beginning, createdAt, expiresAt } = made;
    const token = { id, name, beginning, scopes, createdAt, expiresAt, lastUsedAt: null };
    return {
      answer: { token: { ...token, state: 'works', madeBy: admin.username }, secret },
      isNew,
    };
  }

  /**
   * From the next call on it works in no process: each call looks its token up.
   * @throws DomainError `connections.token-not-found`
   */
  async revoke(id: number): Promise<void> {
    if (!(await this.tokens.delete(id))) throw tokenNotFound();
  }

  /** What works by this token; null when nothing does, or not any more. */
  async find(token: string): Promise<ApiToken | null> {
    const row = await this.tokens.findLive(secretHash(token));
    if (!row) return null;
    const { tokenId, beginning, scopes, tokenHash, ...maker } = row;
    return { tokenId, beginning, scopes, maker: { ...maker, sessionHash: tokenHash } };
  }
}
