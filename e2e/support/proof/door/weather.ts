import { setTimeout as pause } from 'node:timers/promises';
import type { Network } from '#support/network';
import type { Chance } from './chance';

/** Calls whose answers are lost now and then. */
const CALLS = [
  'POST /api/door/check-ins',
  'POST /api/door/undos',
  'POST /api/door/exits',
  'POST /api/event-photos/upload',
  'POST /api/photo-attendance',
  'GET /api/door/list',
];

/**
 * Lets a network come and go, and answers be lost, until it is ended; then it is there for good.
 * @returns the way to end it
 */
export const startWeather = (network: Network, chance: Chance): (() => Promise<void>) => {
  const end = new AbortController();
  const weather = weatherUntil(end.signal, network, chance);
  return () => {
    end.abort();
    return weather;
  };
};

const weatherUntil = async (signal: AbortSignal, network: Network, chance: Chance): Promise<void> => {
  const ends: (() => void)[] = [];
  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});
  while (!signal.aborted) {
    ends.push(network.plan(chance.pick(CALLS), { kind: 'lose-answer' }, chance.whole(1, 3)));
    await wait(chance.whole(200, 1_500));
    network.down(true);
    await wait(chance.whole(50, 600));
    network.down(false);
  }
  for (const isDone of ends) isDone();
};
