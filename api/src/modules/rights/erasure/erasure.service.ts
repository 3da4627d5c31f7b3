import { Injectable, Logger } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { ArtistProfilesService } from '#src/modules/artists/profiles/artist-profiles.service.js';
import { AccountLinksService } from '#src/modules/auth/links/account-links.service.js';
import type { ErasureEntity } from '#src/modules/rights/entities/erasure.entity.js';
import { PersonRepository } from '#src/modules/rights/person.repository.js';
import {
  chosenAccount,
  type ChosenAccount,
  isKnown,
  type Person,
  provedBy,
} from '#src/modules/rights/person-rules.js';
import { lastAdmin, nobodyKnown } from '#src/modules/rights/rights-errors.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { userProtected } from '#src/modules/users/user-errors.js';
import { UserManagementService } from '#src/modules/users/user-management.service.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { ErasureRepository, type StillNamed } from './erasure.repository.js';

/** Who is forgotten, and at whose wish. */
interface Wish extends Pick<ErasureEntity, 'askedBy' | 'tokenHash'> {
  /** Held still by the transaction; null for a guest without one. */
  account: UserEntity | null;
  /** Known to be theirs. */
  emails: readonly string[];
}

/**
 * Forgets people: their rows and files go, their points, shows and counts stay without them (decision 57). All of it is one
 * transaction, so that a process that dies in the middle has done nothing; files go by jobs that the transaction adds.
 */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly database: Database,
    private readonly people: PersonRepository,
    private readonly erasures: ErasureRepository,
    private readonly users: UsersService,
    private readonly links: AccountLinksService,
    private readonly management: UserManagementService,
    private readonly artists: ArtistProfilesService,
    private readonly jobs: JobQueue,
  ) {}

  /** Forgets whose account this is, in the caller's transaction. @throws DomainError `rights.last-admin` */
  async erase(transaction: Transaction, { account, emails, askedBy, tokenHash }: Wish): Promise<Person> {
    const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
    if (account) await this.refuseLastAdmin(transaction, account);
    const person = await this.people.find(
      { userId: account?.id ?? null, emails: addresses, isAskedByStaff: askedBy !== 'themselves' },
      transaction,
    );
    await this.erasures.eraseTraces(transaction, person);
    for (const id of person.artistIds) await this.artists.forget(transaction, id);
    if (account) await this.management.forget(transaction, account, addresses);
    else for (const email of addresses) await this.management.forgetGuest(transaction, email);
    await this.erasures.eraseMentions(transaction, person);
    if (addresses.length > 0) await this.jobs.forget(transaction, addresses);
    await this.erasures.note(transaction, { askedBy, tokenHash });
    return person;
  }

  /**
   * Forgets whose account this is, for staff who know them. Its e-mail counts as theirs only once the account has proved it.
   * @returns as `eraseByEmail`
   * @throws DomainError `rights.nobody-known`, `users.protected`
   */
  async eraseAccount(chosen: ChosenAccount): Promise<StillNamed[] | null> {
    const person = await this.database.transaction(async (transaction) => {
      const account = chosenAccount(await this.users.lock(transaction, chosen.userId), chosen);
      const wish = { account, emails: provedBy(account), askedBy: 'staff', tokenHash: null } as const;
      return this.erase(transaction, wish);
    });
    return this.findStillNamed([person]);
  }

  /**
   * Forgets everybody of this e-mail, with an account or without, for staff who know who asks. An account that has proved another
   * e-mail is somebody else's, who typed this one.
   * @returns where words of others still name them, for people to judge; null when that could not be looked for
   * @throws DomainError `rights.nobody-known`, `rights.last-admin`; `users.protected` for an admin, unless the operator asks
   */
  async eraseByEmail(email: string, askedBy: 'staff' | 'command'): Promise<StillNamed[] | null> {
    const people = await this.database.transaction(async (transaction) => {
      const accounts = await this.lockAccounts(transaction, email);
      if (askedBy === 'staff' && accounts.some(({ userType }) => userType === 'admin')) throw userProtected();
      if (accounts.length === 0) return [await this.eraseGuest(transaction, email, askedBy)];
      const erased: Person[] = [];
      for (const account of accounts)
        erased.push(await this.erase(transaction, { account, emails: [email], askedBy, tokenHash: null }));
      return erased;
    });
    return this.findStillNamed(people);
  }

  /** Whether this link has forgotten its person already. */
  wasDoneBy(tokenHash: string): Promise<boolean> {
    return this.erasures.wasDoneBy(tokenHash);
  }

  private async eraseGuest(
    transaction: Transaction,
    email: string,
    askedBy: 'staff' | 'command',
  ): Promise<Person> {
    const who = { userId: null, emails: [email.toLowerCase()], isAskedByStaff: true };
    const known = isKnown(await this.people.find(who, transaction));
    if (!known && !(await this.people.hasLeftSomething(who.emails, transaction))) throw nobodyKnown();
    return this.erase(transaction, { account: null, emails: [email], askedBy, tokenHash: null });
  }

  private async lockAccounts(transaction: Transaction, email: string): Promise<UserEntity[]> {
    const ids = (await this.users.findByMailbox(email, transaction)).map(({ id }) => id);
    const locked: UserEntity[] = [];
    for (const id of ids.sort((one, other) => one - other)) {
      const account = await this.users.lock(transaction, id);
      if (account && this.links.isReachedAt(account, email)) locked.push(account);
    }
    return locked;
  }

  /** Admins are held still, so that two cannot leave at once, each counting on the other. */
  private async refuseLastAdmin(transaction: Transaction, { id, userType }: UserEntity): Promise<void> {
    if (userType !== 'admin') return;
    const admins = await this.users.lockAdminIds(transaction);
    if (!admins.some((other) => other !== id)) throw lastAdmin();
  }

  /** They are forgotten by now, whatever becomes of this. */
  private async findStillNamed(people: readonly Person[]): Promise<StillNamed[] | null> {
    try {
      return (await Promise.all(people.map((person) => this.erasures.findStillNamed(person)))).flat();
    } catch (error) {
      this.logger.error('Nobody could look where words still name somebody who was forgotten', error);
      return null;
    }
  }
}
