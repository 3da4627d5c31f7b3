import { addDays } from '#contract/calendar-date.js';
import { readFile } from 'node:fs/promises';
import { planDemoVenue } from '#src/demo/plan/plan-demo-venue.js';
import { ACTS } from '#src/demo/demo-cast.js';
import { SEED } from '#src/demo/prepare-demo-venue.js';

const read = (name: string) => readFile(new URL(`./pictures/${name}.svg`, import.meta.url), 'utf8');

/** What the venue shows when it is loaded on one of a year's dates. */
const picturesOfYear = (): string[] => {
  const plans = [0, 10, 20, 120, 240].map((days) => planDemoVenue(addDays('2026-11-20', days), SEED));
  const events = plans.flatMap((plan) => plan.events.flatMap(({ picture }) => picture ?? []));
  return [
    ...new Set([
      'logo',
      ...ACTS.map(({ portrait }) => `artists/${portrait}`),
      ...events.map((picture) => `events/${picture}`),
      ...plans.flatMap(({ photos }) => photos.map(({ picture }) => picture)),
    ]),
  ];
};

describe('demo pictures', () => {
  it('are all there, whatever the date, differ, and need no font and nothing from elsewhere', async () => {
    const pictures = await Promise.all(picturesOfYear().map(read));
    expect(pictures.length).toBeGreaterThan(100);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.filter((svg) => /<text|<image|href=|font|NaN|undefined/.test(svg))).toEqual([]);
  });

  it('show a guest once a night, and from the other side on the next', () => {
    const { photos } = planDemoVenue('2026-11-20', SEED);
    const shown = photos
      .filter(({ row }) => row.looksLikeId === null)
      .map(({ picture, isMirrored }) => `${picture} ${isMirrored}`);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
