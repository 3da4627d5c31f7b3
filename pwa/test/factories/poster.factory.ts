import type { PosterEvent, PosterVenue } from '#features/posters/design/poster-content';

/** A show for specs, with whatever a scenario needs different. */
export const aShow = (overrides: Partial<PosterEvent> = {}): PosterEvent => ({
  id: 12,
  name: 'Cody & the Coyotes',
  type: 'country',
  description: 'Outlaw country and road songs.',
  date: '2026-11-20',
  time: '20:00',
  doorsTime: '19:00',
  status: 'scheduled',
  acts: [{ name: 'Cody Reed' }],
  ...overrides,
});

export const aHall: PosterVenue = {
  name: 'Rusty Spur Hall',
  address: '418 Lariat Lane, Bandera Springs, TX',
  logoAddress: null,
};
