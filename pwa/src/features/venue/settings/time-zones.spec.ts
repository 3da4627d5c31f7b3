import { groupTimeZones } from './time-zones';

describe('time zones to choose from', () => {
  it('stand by part of the world, in words', () => {
    expect(
      groupTimeZones(['Europe/Vienna', 'America/New_York', 'America/Chicago'], 'America/Chicago'),
    ).toEqual([
      {
        region: 'America',
        zones: [
          { value: 'America/Chicago', label: 'Chicago' },
          { value: 'America/New_York', label: 'New York' },
        ],
      },
      { region: 'Europe', zones: [{ value: 'Europe/Vienna', label: 'Vienna' }] },
    ]);
  });

  it('always hold the one the venue has', () => {
    expect(groupTimeZones([], 'America/Argentina/San_Juan')).toEqual([
      {
        region: 'America',
        zones: [{ value: 'America/Argentina/San_Juan', label: 'Argentina / San Juan' }],
      },
    ]);
    expect(groupTimeZones([], 'UTC')[0]?.zones).toEqual([{ value: 'UTC', label: 'UTC' }]);
  });
});
