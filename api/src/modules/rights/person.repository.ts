import { Injectable } from '@nestjs/common';
import { Database, onlyRow, type SqlRunner } from '#src/database/database.js';
import { SmsGateway } from '#src/integrations/sms-gateway/sms-gateway.js';
import { lastDigits, type Person } from './person-rules.js';
import { FIND_PERSON, LEFT_SOMETHING, SHOWS_AHEAD } from './person.sql.js';

/** Whose traces are looked for, and who wants it: staff know a person, the product only what was proved. */
export interface Somebody extends Pick<Person, 'userId' | 'emails'> {
  isAskedByStaff: boolean;
}

/** As the database knows them. */
interface FoundPerson extends Omit<Person, 'userId' | 'emails' | 'sure'> {
  /** `written`: these numbers, as they were typed. */
  sure: Omit<Person['sure'], 'callable'> & { written: string[] };
}

/** A night ahead on the venue's calendar. */
export interface ShowAhead {
  name: string;
  /** `2026-11-27`, by the venue's clock. */
  date: string;
  time: string;
}

@Injectable()
export class PersonRepository {
  constructor(
    private readonly database: Database,
    private readonly gateway: SmsGateway,
  ) {}

  async find({ isAskedByStaff, ...who }: Somebody, runner: SqlRunner = this.database): Promise<Person> {
    const values = [who.userId, who.emails, isAskedByStaff];
    const found = onlyRow(await runner.query<FoundPerson>(FIND_PERSON, values));
    const { written, ...sure } = found.sure;
    const callable = written.filter((phone) => this.gateway.numberOf(phone) !== undefined).map(lastDigits);
    return { ...who, ...found, sure: { ...sure, callable: [...new Set(callable)] } };
  }

  /** Whether anything that is no member, artist or account names one of these addresses. */
  async hasLeftSomething(emails: readonly string[], runner: SqlRunner = this.database): Promise<boolean> {
    const [row] = await runner.query<{ hasLeft: boolean }>(LEFT_SOMETHING, [emails]);
    return row?.hasLeft ?? false;
  }

  findShowsAhead(artistIds: readonly number[]): Promise<ShowAhead[]> {
    return this.database.query(SHOWS_AHEAD, [artistIds]);
  }

  /** Those of these numbers that no account has any more. */
  async findGone(userIds: readonly number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM unnest($1::integer[]) asked (id) WHERE NOT EXISTS (SELECT FROM users WHERE users.id = asked.id)`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }
}
