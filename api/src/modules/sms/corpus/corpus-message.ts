import type { ProblemKind } from '#src/modules/sms/parser/event-request.js';

/** A message as somebody could send it, and what a careful person would make of it. */
export interface CorpusMessage {
  text: string;
  expected: ExpectedShow | { ask: ProblemKind };
}

/** Wall-clock date `YYYY-MM-DD` and times `HH:MM` at the venue. */
export interface ExpectedShow {
  artist: string;
  date: string;
  time: string;
  endTime?: string;
}

/** Messages of one kind, all read at one moment. */
export interface CorpusGroup {
  name: string;
  /** When the messages arrive, an instant. */
  now: string;
  messages: readonly CorpusMessage[];
}

/** A message that says everything: `20:00-22:00` is a time with its end. */
export const clear = (text: string, artist: string, date: string, times: string): CorpusMessage => {
  const [time = '', endTime] = times.split('-');
  return { text, expected: { artist, date, time, ...(endTime ? { endTime } : {}) } };
};

/** A message to answer with a question of this kind, others beside it or not. */
export const ask = (text: string, kind: ProblemKind): CorpusMessage => ({ text, expected: { ask: kind } });
