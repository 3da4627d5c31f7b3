import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { MOST_TOKENS, type TokenState } from '#contract/rules/connections/api-tokens.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { rowsReadTogether } from '#src/database/concurrency/read-together.js';
import { Database } from '#src/database/database.js';
import { withProblems } from '#src/database/pg-errors.js';
import { tokenNameTaken, tooManyTokens } from '#src/modules/connections/connection-errors.js';
import { ApiTokenEntity } from '#src/modules/connections/entities/api-token.entity.js';
import { FIND_LIVE_TOKENS, FIND_TOKENS, LOCK_TOKENS } from './api-tokens.sql.js';

/** A token that works, with the account that made it. */
type LiveTokenRow = Omit<SessionUser, 'sessionHash'> &
  Pick<ApiTokenEntity, 'beginning' | 'scopes' | 'tokenHash'> & { tokenId: number };

/** A token as staff see it. */
export type ShownToken = Omit<ApiTokenEntity, 'tokenHash' | 'madeBy' | 'clientKey'> & {
  madeBy: string | null;
  state: TokenState;
};

type NewToken = Omit<ApiTokenEntity, 'id' | 'createdAt' | 'lastUsedAt'>;

@Injectable()
export class ApiTokensRepository {
  private readonly live = rowsReadTogether(
    this.database,
    FIND_LIVE_TOKENS,
    (row: LiveTokenRow) => row.tokenHash,
  );

  constructor(
    private readonly database: Database,
    @InjectRepository(ApiTokenEntity) private readonly tokens: Repository<ApiTokenEntity>,
  ) {}

  /** The token with this hash if it works, whose use is noted. */
  findLive(tokenHash: string): Promise<LiveTokenRow | undefined> {
    return this.live.read(tokenHash);
  }

  /** The newest first. */
  findAll(): Promise<ShownToken[]> {
    return this.database.query<ShownToken>(FIND_TOKENS, [MOST_TOKENS]);
  }

  /**
   * In place of the one that was made under its key, unless that was used: its answer has arrived then.
   * @throws DomainError `connections.token-name-taken`, `connections.too-many-tokens`
   */
  insert(token: NewToken): Promise<{ made: ApiTokenEntity; isNew: boolean }> {
    const { clientKey, madeBy } = token;
    const ofKey = clientKey === null ? null : { clientKey };
    const made = this.database.transaction(async ({ manager, query }) => {
      await query(LOCK_TOKENS);
      const earlier = ofKey && (await manager.findOneBy(ApiTokenEntity, ofKey));
      if (earlier && earlier.lastUsedAt === null && earlier.madeBy === madeBy)
        return { made: await manager.save(Object.assign(earlier, token)), isNew: false };
      if ((await manager.count(ApiTokenEntity)) >= MOST_TOKENS) throw tooManyTokens();
      const made = await manager.save(ApiTokenEntity, { ...token, clientKey: earlier ? null : clientKey });
      return { made, isNew: true };
    });
    return withProblems(made, { uq_api_tokens_name: tokenNameTaken });
  }

  /** @returns whether it was there until now */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.tokens.delete({ id });
    return affected === 1;
  }

  async deleteEnded(daysAgo: number): Promise<void> {
    await this.tokens.delete({
      expiresAt: Raw((column) => `${column} < now() - make_interval(days => :daysAgo)`, { daysAgo }),
    });
  }
}
