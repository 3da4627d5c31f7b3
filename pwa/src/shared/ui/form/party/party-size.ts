import { PARTY_SIZE } from '#contract/limits';

/** The party size a text stands for: whole, 1 to 20, and 1 for what is no number (spec §5). */
export const partySizeOf = (text: string): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? PARTY_SIZE.min : Math.min(PARTY_SIZE.max, Math.max(PARTY_SIZE.min, number));
};
