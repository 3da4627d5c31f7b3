import { checkedObject } from '#src/common/validation/checked-object.js';
import type { Transaction } from '#src/database/database.js';
import type { ImportColumns } from '#contract/rules/imports.js';
import type {
  FormerMember,
  KnownMember,
  MemberImportService,
} from '#src/modules/loyalty/joining/member-import.service.js';
import { MemberRequest } from '#src/modules/loyalty/members/members.dto.js';
import { EarlierRows } from './earlier-rows.js';
import { judgedByItself, type JudgedRow, type RowJudging, type RowToJudge } from './judged-row.js';
import { readMemberRow } from './member-row-rules.js';

/** A judged member, who is to be brought in. */
export interface JudgedMember extends JudgedRow {
  member?: FormerMember;
}

/** A row that can be read; the venue decides on it. */
interface Candidate {
  fate: 'open';
  row: RowToJudge;
  member: FormerMember;
}

/** What is needed to judge the members of one import. */
export interface MemberJudgingRules {
  columns: ImportColumns;
  /** Who enters the points; null for the command. */
  by: number | null;
  /** Why points are entered. */
  reason: string;
}

/** Judges and writes members: by their e-mails, against who is there and the rows before. */
export class MemberJudging implements RowJudging<JudgedMember> {
  private readonly emails = new EarlierRows();

  constructor(
    private readonly members: MemberImportService,
    private readonly rules: MemberJudgingRules,
  ) {}

  async judge(transaction: Transaction, rows: readonly RowToJudge[]): Promise<JudgedMember[]> {
    if (rows[0]) this.emails.forgetFrom(rows[0].id);
    const read = rows.map((row) => judgedByItself(row) ?? this.read(row));
    const emails = read.flatMap((one) => (one.fate === 'open' ? one.member.email : []));
    const known = await this.members.findKnown(transaction, [...new Set(emails)]);
    return read.map((one) => (one.fate === 'open' ? this.judgeOne(one, known.get(one.member.email)) : one));
  }

  /** By e-mail, which is the order in which two imports at once would meet. */
  async write(transaction: Transaction, judged: readonly JudgedMember[]): Promise<void> {
    const { by, reason } = this.rules;
    const members = judged.flatMap(({ member }) => member ?? []);
    members.sort((one, other) => (one.email < other.email ? -1 : 1));
    for (const member of members) await this.members.bringIn(transaction, member, { by, reason });
  }

  private read(row: RowToJudge): Candidate | JudgedMember {
    const read = readMemberRow(row.cells, this.rules.columns);
    if ('problem' in read) return judged(row, 'cannot', read.problem);
    const { points, ...named } = read.member;
    const checked = checkedObject(MemberRequest, named);
    if ('problem' in checked) return judged(row, 'cannot', `${checked.problem.replace(/\.$/, '')}.`);
    const { name, email, phone } = checked.request;
    return { fate: 'open', row, member: { name, email, phone: phone ?? null, points } };
  }

  private judgeOne({ row, member }: Candidate, known: KnownMember | undefined): JudgedMember {
    const { email, points } = member;
    const twin = this.emails.lineOf(email);
    if (twin !== undefined)
      return { ...judged(row, 'same', `The same email as line ${twin}.`), isTwin: true };
    this.emails.add(email, row);
    const brought = known?.brought;
    if (points > 0 && brought !== undefined && (brought !== points || !known?.isMember))
      return judged(row, 'cannot', alreadyBrought(brought));
    if (!known?.isMember) return { ...judged(row, 'new', points > 0 ? startsWith(points) : ''), member };
    if (points === 0 || brought !== undefined) return judged(row, 'same', 'Is a member already.');
    return { ...judged(row, 'changed', `Is a member already, and gets ${inPoints(points)}.`), member };
  }
}

const judged = ({ id, key }: RowToJudge, fate: JudgedRow['fate'], words: string): JudgedMember => ({
  id,
  key,
  fate,
  words,
  isTwin: false,
});

const inPoints = (points: number): string =>
  `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`;

const startsWith = (points: number): string => `Starts with ${inPoints(points)}.`;

const alreadyBrought = (points: number): string =>
  `${inPoints(points)} were brought along with this email before. Give or take the difference in the member’s ledger.`;
