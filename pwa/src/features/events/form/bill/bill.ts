import { ACTS } from '#contract/rules/events/bills';
import type { ActTimes } from '#contract/rules/events/set-times';

/** The acts that a form holds as one text: artists' ids in order, with commas between. */
export const actsOf = (bill: string): string[] => bill.split(',').filter(Boolean);
export const billOf = (acts: readonly string[]): string => acts.join(',');

/** The set times that a form holds as one text: `12=20:45,15=22:00`, by the artists' ids in numeric order. */
export const actTimesOf = (text: string): ActTimes =>
  Object.fromEntries(
    actsOf(text).map((part): [act: string, time: string] => {
      const [act = '', time = ''] = part.split('=');
      return [act, time];
    }),
  );
export const actTimesText = (times: ActTimes): string =>
  Object.entries(times)
    .flatMap(([act, time]) => (time === '' ? [] : `${act}=${time}`))
    .join(',');

/** The acts with this one featured: an act on the bill moves up, another replaces the first; with none, the next is featured. */
export const featuring = (acts: readonly string[], act: string): string[] => {
  if (act === '') return acts.slice(1);
  const others = acts.includes(act) ? acts.filter((other) => other !== act) : acts.slice(1);
  return [act, ...others];
};

/** The acts with one more at the end, unless it is there or the bill is full. */
export const adding = (acts: readonly string[], act: string): string[] =>
  act === '' || acts.includes(act) || isFull(acts) ? [...acts] : [...acts, act];

export const isFull = (acts: readonly string[]): boolean => acts.length >= ACTS.max;

/** The acts with one moved a place, up by -1 or down by 1. */
export const moving = (acts: readonly string[], act: string, by: -1 | 1): string[] => {
  const from = acts.indexOf(act);
  const [one, other] = [acts[from], acts[from + by]];
  if (one === undefined || other === undefined) return [...acts];
  return acts.map((kept, place) => (place === from ? other : place === from + by ? one : kept));
};
