import { Injectable } from '@nestjs/common';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { newSecretToken, secretHash } from '#src/common/secrets/secret-token.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { linkEnd, linkPath, type LinkPurpose, mayOpen, recoveryAddress } from './account-link-rules.js';
import { type AccountLink, AccountLinksRepository } from './account-links.repository.js';
import { linkEnded } from '#src/modules/auth/auth-errors.js';

/** A link to be mailed, and when it ends. */
export interface IssuedLink {
  url: string;
  expiresAt: Date;
}

/** A link that was used just now, and its account, held still. */
export interface UsedLink {
  link: AccountLink;
  user: UserEntity;
}

/** Links that act for an account once: made, looked at, used (decision 10). */
@Injectable()
export class AccountLinksService {
  constructor(
    private readonly links: AccountLinksRepository,
    private readonly users: UsersService,
    private readonly address: PublicAddress,
  ) {}

  /** Where mails with power over an account go: not to a new address that is not proved yet (decision 10). */
  recoveryAddress(account: UserEntity): string {
    return recoveryAddress(account);
  }

  /** Whether mails with power over the account go to this address. */
  isReachedAt(account: UserEntity, email: string): boolean {
    return recoveryAddress(account).toLowerCase() === email.toLowerCase();
  }

  /** @returns the link with its token, of which only the hash is kept */
  async issue(
    transaction: SqlRunner,
    purpose: LinkPurpose,
    { id, email }: Pick<UserEntity, 'id' | 'email'>,
  ): Promise<IssuedLink> {
    const token = newSecretToken();
    const expiresAt = linkEnd(purpose, new Date());
    await this.links.insert(transaction, {
      userId: id,
      email,
      purpose,
      tokenHash: secretHash(token),
      expiresAt,
    });
    return { url: this.address.link(linkPath(purpose, token)), expiresAt };
  }

  /**
   * For work that is too dear to do for every caller; `use` decides.
   * @throws DomainError `auth.link-ended`
   */
  async mustBeOpen(token: string, ...purposes: LinkPurpose[]): Promise<void> {
    if (!(await this.links.isOpen(secretHash(token), purposes))) throw linkEnded();
  }

  /**
   * Uses a link up, and holds its account still. A link to an address that the account has left, or to a blocked account,
   * opens nothing.
   * @throws DomainError `auth.link-ended`
   */
  async use(transaction: Transaction, token: string, ...purposes: LinkPurpose[]): Promise<UsedLink> {
    const link = await this.links.use(transaction, secretHash(token), purposes);
    const user = link && (await this.users.lock(transaction, link.userId));
    if (!link || !user?.isActive || !mayOpen(link, user)) throw linkEnded();
    return { link, user };
  }

  /** Ends the account's open links of these kinds: what they would have done is done, or must not happen any more. */
  endAll(transaction: SqlRunner, userId: number, ...purposes: LinkPurpose[]): Promise<void> {
    return this.links.endAll(transaction, userId, purposes);
  }

  /** Ends offers to take later changes of address back; those of earlier ones belong to who had the account before. */
  endUndosAfter(transaction: SqlRunner, { id, userId }: AccountLink): Promise<void> {
    return this.links.endUndosAfter(transaction, { id, userId });
  }

  /** Forgets links whose time is over. */
  removeExpired(): Promise<void> {
    return this.links.deleteExpired();
  }
}
