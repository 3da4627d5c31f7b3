import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import { handlerOf } from '#shared/offline/outbox/outbox-handlers';

/** What the strip says, or null when all is well. */
export interface StripWords {
  text: string;
  tone: 'waiting' | 'danger';
  /** Address of the page that lists the entries spoken of; null when none are. */
  page: string | null;
}

/** Puts the outbox and the network in one short line, e.g. "Offline · 2 check-ins waiting" (design §5). */
export const stripWords = (entries: OutboxEntry[], isReachable: boolean): StripWords | null => {
  const stuck = entries.filter(({ state }) => state === 'stuck');
  const waiting = entries.filter(({ state }) => state !== 'stuck');
  const parts = [
    isReachable ? null : 'Offline',
    waiting.length > 0 ? `${countOf(waiting)} waiting` : null,
    stuck.length > 0 ? `${countOf(stuck)} ${countOf(stuck).startsWith('1 ') ? 'needs' : 'need'} you` : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return {
    text: parts.join(' · '),
    tone: stuck.length > 0 ? 'danger' : 'waiting',
    page: pageOf([...stuck, ...waiting]),
  };
};

/** Entries in their kind's own words, e.g. "2 check-ins". */
export const countOf = (entries: OutboxEntry[]): string => {
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [first] = entries;
  const noun = (kinds.size === 1 && first && handlerOf(first.kind)?.noun) || {
    one: 'change',
    many: 'changes',
  };
  const count = entries.reduce((sum, entry) => sum + (handlerOf(entry.kind)?.countOf?.(entry) ?? 1), 0);
  return `${count} ${count === 1 ? noun.one : noun.many}`;
};

const pageOf = ([first]: OutboxEntry[]): string | null => (first && handlerOf(first.kind)?.page) ?? null;
