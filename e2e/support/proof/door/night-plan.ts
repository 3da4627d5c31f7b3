import { randomUUID } from 'node:crypto';
import { UNDO_REASONS } from '#contract/door';
import type { Chance } from './chance';
import type { CheckInAct, NightGuest, PlacedAct, UndoAct } from './night-acts';

/** How long the evening is, in milliseconds: what is done in it is sent afterwards, by tablets that had no network. */
const EVENING_MS = 120_000;

/** Between two check-ins of the same guest: more than a call is under way on a busy machine. */
export const APART_MS = 20_000;

const EXITS = 40;

interface Evening {
  chance: Chance;
  guests: readonly NightGuest[];
  /** Names of the two tablets. */
  gates: readonly [string, string];
  /** Its end, in epoch milliseconds. */
  endsAt: number;
}

/** What happens to a guest, and how often in a hundred. */
const FATES = [
  ['at a tablet', 54],
  ['from their phone', 13],
  ['at two tablets', 11],
  ['at a tablet and from their phone', 7],
  ['undone', 4],
  ['undone by two tablets', 2],
  ['undone and in again', 4],
  ['twice, the earlier undone', 3],
  ['from their phone, undone at a tablet', 2],
] as const;

type Fate = (typeof FATES)[number][0];

/** All that two tablets and the guests' phones do in an evening; each guest's own in order, the rest mixed. */
export const planEvening = (evening: Evening): PlacedAct[] => {
  const { chance, guests } = evening;
  // However few come, each fate has one of them.
  const acts = guests.flatMap((guest, number) =>
    actsOf(guest, FATES[number]?.[0] ?? fateOf(chance), evening),
  );
  for (let left = EXITS; left > 0; left -= 1) acts.push(exitOf(evening));
  return acts;
};

const fateOf = (chance: Chance): Fate => {
  let drawn = chance.whole(1, 100);
  for (const [fate, share] of FATES) {
    if (drawn <= share) return fate;
    drawn -= share;
  }
  return 'at a tablet';
};

const actsOf = (guest: NightGuest, fate: Fate, evening: Evening): PlacedAct[] => {
  const { chance, gates, endsAt } = evening;
  const [gate, other] = chance.happens(0.5) ? gates : ([gates[1], gates[0]] as const);
  const first = endsAt - chance.whole(2 * APART_MS, EVENING_MS);
  const second = first + chance.whole(APART_MS, 2 * APART_MS);
  const comes = (at: number, where: string | null) => ({ ...checkInOf(guest, chance, at), gate: where });
  const [came, again] = [comes(first, gate), comes(second, other)];
  const undo = (where: string): PlacedAct => ({ ...undoOf(came, chance, second), gate: where });
  const phone = comes(first, null);
  switch (fate) {
    case 'at a tablet':
      return [came];
    case 'from their phone':
      return [phone];
    case 'at two tablets':
      return [came, again];
    case 'at a tablet and from their phone':
      return chance.happens(0.5) ? [came, { ...again, gate: null }] : [phone, again];
    case 'undone':
      return [came, undo(chance.pick(gates))];
    case 'undone by two tablets':
      return [came, undo(gate), undo(other)];
    case 'undone and in again':
      return [came, undo(gate), { ...again, gate: chance.pick(gates) }];
    case 'twice, the earlier undone':
      return [came, chance.happens(0.5) ? again : { ...again, gate: null }, undo(other)];
    case 'from their phone, undone at a tablet':
      return [phone, { ...undoOf(phone, chance, second), gate }];
  }
};

/** @param at when it is done */
export const checkInOf = (guest: NightGuest, chance: Chance, at: number): CheckInAct => ({
  kind: 'check-in',
  key: randomUUID(),
  at,
  guest,
  partySize: chance.whole(1, 6),
});

const undoOf = ({ key: checkInKey }: CheckInAct, chance: Chance, at: number): UndoAct => ({
  kind: 'undo',
  key: randomUUID(),
  at,
  checkInKey,
  reason: chance.pick(UNDO_REASONS),
});

const exitOf = ({ chance, gates, endsAt }: Evening): PlacedAct => ({
  kind: 'exit',
  key: randomUUID(),
  at: endsAt - chance.whole(0, EVENING_MS),
  people: chance.whole(1, 4),
  gate: chance.pick(gates),
});
