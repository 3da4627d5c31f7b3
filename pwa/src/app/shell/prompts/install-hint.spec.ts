import { installHint } from './install-hint';

const DAY_MS = 24 * 60 * 60 * 1000;
const android = {
  hasEvent: true,
  isStandalone: false,
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/150 Mobile',
  touchPoints: 5,
  dismissedAt: 0,
  now: 400 * DAY_MS,
};
const iPhone = { ...android, hasEvent: false, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0) Safari' };

describe('installHint', () => {
  it("offers the browser's own install", () => {
    expect(installHint(android)).toBe('button');
  });

  it('explains the share menu on an iPhone', () => {
    expect(installHint(iPhone)).toBe('share-menu');
  });

  it('knows an iPad that calls itself a Mac', () => {
    expect(installHint({ ...iPhone, userAgent: 'Mozilla/5.0 (Macintosh) Safari' })).toBe('share-menu');
    expect(installHint({ ...iPhone, userAgent: 'Mozilla/5.0 (Macintosh) Safari', touchPoints: 0 })).toBe(
      'none',
    );
  });

  it('keeps quiet once installed', () => {
    expect(installHint({ ...android, isStandalone: true })).toBe('none');
  });

  it('keeps quiet for a month after a no', () => {
    expect(installHint({ ...android, dismissedAt: android.now - 29 * DAY_MS })).toBe('none');
    expect(installHint({ ...android, dismissedAt: android.now - 31 * DAY_MS })).toBe('button');
  });
});
