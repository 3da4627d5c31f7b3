import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TIME_ZONE } from '#contract/venue-clock';

describe('theme-start.js', () => {
  it('reads in the data of the zone that the app asks for first', () => {
    const script = readFileSync(join(import.meta.dirname, '../../public/theme-start.js'), 'utf8');
    expect(script).toContain(`timeZone: '${DEFAULT_TIME_ZONE}'`);
  });
});
