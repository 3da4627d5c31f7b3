import type { Analytics } from '#features/loyalty/analytics/analytics.queries';

/** Two nights of a venue, as the API answers. For specs. */
export const analyticsOf = (overrides: Partial<Analytics> = {}): Analytics => ({
  from: '2026-11-20',
  to: '2026-11-21',
  timeZone: 'America/Chicago',
  grouping: 'night',
  asOf: null,
  figures: { totalMembers: 1260, totalBadges: 8, averagePoints: 142, goldMembers: 31 },
  attendance: [
    {
      start: '2026-11-20',
      shows: 2,
      showNames: ['=HYPERLINK("http://evil.example")', 'Late Set'],
      checkIns: 15,
      newGuests: 1,
      returningGuests: 10,
      unknownGuests: 4,
    },
    {
      start: '2026-11-21',
      shows: 1,
      showNames: ['Honky Tonk Saturday'],
      checkIns: 1200,
      newGuests: 600,
      returningGuests: 600,
      unknownGuests: 0,
    },
  ],
  points: [{ start: '2026-11-16', attendance: 750, badges: 60, adjustments: -30, total: 780, spent: 0 }],
  tiers: [
    { tier: 'platinum', members: 9 },
    { tier: 'gold', members: 31 },
    { tier: 'silver', members: 220 },
    { tier: 'bronze', members: 1000 },
  ],
  topArtists: [{ artistId: 7, name: 'Wade Tucker', shows: 3, checkIns: 1210 }],
  rewards: [],
  ...overrides,
});
