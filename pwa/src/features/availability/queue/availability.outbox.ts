import type { OutboxEntry, Verdict } from '#shared/offline/outbox/outbox-entry';
import { answerVerdict, problemCode, type Answer } from '#shared/offline/outbox/answer-verdict';
import type { OutboxHandler, SendContext } from '#shared/offline/outbox/outbox-handlers';
import { isRecord } from '#shared/lib/problem';
import {
  AVAILABILITY_TITLE,
  CHANGED_MEANWHILE,
  datesOf,
  parseChange,
  parseEntries,
  parseEntry,
  type AvailabilityChange,
  type AvailabilityEntry,
  type SingleChange,
} from '#features/availability/availability';
import { noteAnswer, noteConflict, type Left } from './availability-answers';

const PATH = '/api/artist-availability';

/** Defaults of spec §8 for refusals that bring no words. */
export const FAILED = {
  add: 'Failed to add availability.',
  change: 'Failed to update availability',
  remove: 'Failed to remove availability.',
} as const;

const CONFLICTS = ['availability.changed-meanwhile', 'availability.date-taken'];
const GONE = 'availability.not-found';

/** Sends changes of an artist's dates (spec §7), each with the version it is based on (design §4 "Availability"). */
export const availabilityHandler: OutboxHandler = {
  noun: { one: 'date', many: 'dates' },
  page: `/account/dates#${AVAILABILITY_TITLE}`,
  countOf: ({ payload }) => {
    const change = parseChange(payload);
    return change ? datesOf(change).length : 1;
  },
  send: async (entry, _photo, context) => {
    const change = parseChange(entry.payload);
    if (!change) return { outcome: 'stuck', reason: FAILED.change };
    if (change.does === 'remove' && baseOf(change) === null)
      return removeUnknown(entry, change.date, context);
    const answer = await ask(change, context);
    const verdict = answerVerdict(answer, { key: entry.id, now: Date.now(), failure: failureOf(change) });
    if (verdict.outcome === 'done') await noteAnswer(entry, leftBy(change, answer.json));
    return verdict.outcome === 'stuck' ? judgeRefusal({ entry, change, answer, verdict }) : verdict;
  },
};

const ask = (change: AvailabilityChange, { request }: SendContext): Promise<Answer> => {
  if (change.does === 'fill') {
    const { from, until, weekdays, except, values } = change;
    return request(`${PATH}/repeat`, json({ from, until, weekdays, except, ...values }));
  }
  const base = baseOf(change);
  if (change.does === 'remove')
    return request(`${PATH}/${base?.id}?baseVersion=${base?.version}`, { method: 'DELETE' });
  const body = json({ date: change.date, ...change.values, baseVersion: base?.version ?? null });
  return base ? request(`${PATH}/${base.id}`, { ...body, method: 'PUT' }) : request(PATH, body);
};

/** What was taken to be there was not this device's: whatever is there now is shown before anything goes. */
const removeUnknown = async (
  entry: OutboxEntry,
  date: string,
  { request }: SendContext,
): Promise<Verdict> => {
  const answer = await request(`${PATH}?from=${date}&to=${date}`, { method: 'GET' });
  if (answer.status !== 200 || !Array.isArray(answer.json))
    return answerVerdict(answer, { key: entry.id, now: Date.now(), failure: FAILED.remove });
  const [there] = parseEntries(answer.json);
  if (there) return conflict(entry, date, there);
  await noteAnswer(entry, [{ date, entry: null }]);
  return { outcome: 'done', answer: null };
};

interface Refusal {
  entry: OutboxEntry;
  change: AvailabilityChange;
  answer: Answer;
  verdict: Verdict;
}

const judgeRefusal = async ({ entry, change, answer, verdict }: Refusal): Promise<Verdict> => {
  if (change.does === 'fill') return verdict;
  const code = problemCode(answer) ?? '';
  const current = isRecord(answer.json) ? parseEntry(answer.json.current) : null;
  if (CONFLICTS.includes(code)) return conflict(entry, change.date, current);
  if (code !== GONE) return verdict;
  if (change.does === 'set') return conflict(entry, change.date, null);
  await noteAnswer(entry, [{ date: change.date, entry: null }]);
  return { outcome: 'done', answer: null };
};

const conflict = async (
  entry: OutboxEntry,
  date: string,
  current: AvailabilityEntry | null,
): Promise<Verdict> => {
  await noteConflict(entry, date, current);
  return { outcome: 'stuck', reason: CHANGED_MEANWHILE };
};

/** What the venue has on the change's dates now that it has taken it. */
const leftBy = (change: AvailabilityChange, answer: unknown): Left[] => {
  if (change.does === 'remove') return [{ date: change.date, entry: null }];
  if (change.does === 'set') return [{ date: change.date, entry: parseEntry(answer) }];
  const { entries, kept } = isRecord(answer) ? answer : {};
  return [
    ...parseEntries(entries).map((entry) => ({ date: entry.date, entry })),
    ...parseEntries(kept).map((entry) => ({ date: entry.date, entry, wanted: change.values })),
  ];
};

const baseOf = ({ base }: SingleChange) => (base !== null && 'id' in base ? base : null);

const failureOf = (change: AvailabilityChange): string => {
  if (change.does === 'remove') return FAILED.remove;
  return change.does === 'set' && change.base !== null ? FAILED.change : FAILED.add;
};

const json = (body: object) => ({ body: JSON.stringify(body), contentType: 'application/json' });
