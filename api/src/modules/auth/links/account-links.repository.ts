import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThan, Raw, Repository } from 'typeorm';
import { Database, type SqlRunner } from '#src/database/database.js';
import type { LinkPurpose } from './account-link-rules.js';
import { AccountLinkEntity } from '#src/modules/auth/entities/account-link.entity.js';

/** Whose link it is, what for, and the address it was sent to. */
export type AccountLink = Pick<AccountLinkEntity, 'id' | 'userId' | 'purpose' | 'email'>;

@Injectable()
export class AccountLinksRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(AccountLinkEntity) private readonly links: Repository<AccountLinkEntity>,
  ) {}

  async insert(
    { manager }: SqlRunner,
    link: Pick<AccountLinkEntity, 'userId' | 'purpose' | 'tokenHash' | 'email' | 'expiresAt'>,
  ): Promise<void> {
    await manager.insert(AccountLinkEntity, link);
  }

  isOpen(tokenHash: string, purposes: readonly LinkPurpose[]): Promise<boolean> {
    return this.links.existsBy(openLink(tokenHash, purposes));
  }

  /** Marks an open link as used: of two calls at once, one gets it. */
  async use(
    { manager }: SqlRunner,
    tokenHash: string,
    purposes: readonly LinkPurpose[],
  ): Promise<AccountLink | undefined> {
    const { affected } = await manager.update(AccountLinkEntity, openLink(tokenHash, purposes), USED);
    if (affected === 0) return undefined;
    return manager.findOneByOrFail(AccountLinkEntity, { tokenHash });
  }

  /** Ends the account's open links of these kinds. */
  async endAll({ manager }: SqlRunner, userId: number, purposes: readonly LinkPurpose[]): Promise<void> {
    await manager.update(AccountLinkEntity, { userId, purpose: In(purposes), usedAt: IsNull() }, USED);
  }

  /** Ends offers to take back changes of address that are younger than this one. */
  async endUndosAfter(
    { manager }: SqlRunner,
    { id, userId }: Pick<AccountLink, 'id' | 'userId'>,
  ): Promise<void> {
    const younger = { userId, purpose: 'address-undo', id: MoreThan(id), usedAt: IsNull() } as const;
    await manager.update(AccountLinkEntity, younger, USED);
  }

  async deleteExpired(): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager.delete(AccountLinkEntity, { expiresAt: Raw((column) => `${column} <= now()`) }),
    );
  }
}

const USED = { usedAt: () => 'now()' };

const openLink = (tokenHash: string, purposes: readonly LinkPurpose[]) => ({
  tokenHash,
  purpose: In(purposes),
  usedAt: IsNull(),
  expiresAt: Raw((column) => `${column} > now()`),
});
