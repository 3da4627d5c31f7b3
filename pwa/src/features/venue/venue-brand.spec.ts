import { DEFAULT_LOGO, logoAddress } from './venue-brand';

describe('logoAddress', () => {
  it('asks for the same address all day, so that no cache grows', () => {
    const morning = logoAddress('/uploads/logo.png', new Date('2026-11-20T06:00:00Z'));
    const evening = logoAddress('/uploads/logo.png', new Date('2026-11-20T23:59:00Z'));

    expect(morning).toMatch(/^\/uploads\/logo\.png\?t=\d+$/);
    expect(evening).toBe(morning);
  });

  it('asks again the next day', () => {
    expect(logoAddress('/uploads/logo.png', new Date('2026-11-21T06:00:00Z'))).not.toBe(
      logoAddress('/uploads/logo.png', new Date('2026-11-20T06:00:00Z')),
    );
  });

  it('shows the default picture when the venue has none', () => {
    expect(logoAddress(null, new Date())).toBe(DEFAULT_LOGO);
  });
});
