import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { noteAct } from '#src/common/staff-log/note-act.js';
import { Database } from '#src/database/database.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { isFileMissing } from '#src/integrations/file-storage/storage-problem.js';
import { AccountLinksService } from '#src/modules/auth/links/account-links.service.js';
import { PersonRepository } from '#src/modules/rights/person.repository.js';
import {
  chosenAccount,
  type ChosenAccount,
  isKnown,
  type Person,
  provedBy,
} from '#src/modules/rights/person-rules.js';
import { nobodyKnown } from '#src/modules/rights/rights-errors.js';
import { userProtected } from '#src/modules/users/user-errors.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { type ArchivedFile, exportArchive } from './export-archive.js';
import { ExportRepository, type TheirFile } from './export.repository.js';

/** Gives people what the venue knows of them (design §10): a ZIP archive, written while it is read. */
@Injectable()
export class ExportService {
  constructor(
    private readonly people: PersonRepository,
    private readonly rows: ExportRepository,
    private readonly storage: FileStorage,
    private readonly users: UsersService,
    private readonly links: AccountLinksService,
    private readonly venue: VenueService,
    private readonly database: Database,
  ) {}

  /** Of the account's owner; what others know by an address goes along once the address is proved. */
  async ofAccount(account: UserEntity): Promise<NodeJS.ReadableStream> {
    const emails = provedBy(account).map((email) => email.toLowerCase());
    const person = await this.people.find({ userId: account.id, emails, isAskedByStaff: false });
    // Anybody may type somebody else's number, and would read what that person wrote.
    return this.archive({ ...person, phones: [] });
  }

  /**
   * Of whose account this is, for staff who know them. Its e-mail counts as theirs only once the account has proved it.
   * @throws DomainError `rights.nobody-known`, `users.protected`
   */
  async ofChosen(chosen: ChosenAccount): Promise<NodeJS.ReadableStream> {
    const account = chosenAccount(await this.users.findById(chosen.userId), chosen);
    return this.forStaff(account, provedBy(account));
  }

  /**
   * Of whom this e-mail is, for staff who know who asks.
   * @throws DomainError `rights.nobody-known`; `users.protected` for an admin, unless the operator asks
   */
  async byEmail(email: string, askedBy: 'staff' | 'command'): Promise<NodeJS.ReadableStream> {
    const account = await this.accountOf(email);
    if (askedBy === 'staff' && account?.userType === 'admin') throw userProtected();
    return this.forStaff(account, [email]);
  }

  private async forStaff(
    account: UserEntity | undefined,
    addresses: readonly string[],
  ): Promise<NodeJS.ReadableStream> {
    const emails = addresses.map((email) => email.toLowerCase());
    const person = await this.people.find({ userId: account?.id ?? null, emails, isAskedByStaff: true });
    if (!isKnown(person) && !(await this.people.hasLeftSomething(emails))) throw nobodyKnown();
    const { userId, memberIds } = person;
    if (userId === null) await noteAct(this.database, 'loyalty_members', memberIds[0] ?? null);
    else await noteAct(this.database, 'users', userId);
    return this.archive(person);
  }

  /** Who has proved the address, before who only typed it. */
  private async accountOf(email: string): Promise<UserEntity | undefined> {
    const found = await this.users.findByMailbox(email);
    const accounts = found.filter((account) => this.links.isReachedAt(account, email));
    return accounts.find((account) => provedBy(account).length > 0) ?? accounts[0];
  }

  private async archive(person: Person): Promise<NodeJS.ReadableStream> {
    const { parts, files } = await this.rows.read(person);
    const { name } = await this.venue.find();
    const kept = await Promise.all(files.map((file) => this.archived(file)));
    return exportArchive({
      venue: name,
      madeAt: new Date(),
      parts,
      files: kept.filter((file) => file !== null),
      missing: files.filter((_, index) => kept[index] === null).map((file) => file.name),
    });
  }

  /**
   * Null where none is. The sizes of a photo may be made while the archive is written: it lies under its name from then on, and its
   * original goes.
   */
  private async archived({ name, originalKey, isReady }: TheirFile): Promise<ArchivedFile | null> {
    const keys = isReady || originalKey === null ? [name] : [originalKey, name];
    for (const key of keys)
      if (await this.storage.exists(key))
        return { path: `pictures/${name}`, open: () => this.openFirst(keys.slice(keys.indexOf(key))) };
    return null;
  }

  /** The first of these files that is there. @throws DomainError `storage.file-missing` */
  private async openFirst([key = '', ...others]: readonly string[]): Promise<Readable> {
    try {
      return await this.storage.open(key);
    } catch (error) {
      if (others.length === 0 || !isFileMissing(error)) throw error;
      return this.openFirst(others);
    }
  }
}
