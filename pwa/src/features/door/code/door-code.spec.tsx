import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { applyList } from '#features/door/store/door-list';
import { doorDatabase } from '#features/door/store/door-database';
import { aList, aNight, SHOW } from '#test/door';
import { renderThemed } from '#test/themed';
import { DoorCode } from './door-code';
import { doorCodeAt } from './door-code-at';
import { venueAhead } from './door-clock';

const SECRET = '7f3a29c1-0000-4000-8000-000000000000';
const NOW = Date.parse('2026-11-21T01:30:15Z');
const TEN_MINUTES = 600_000;

beforeEach(async () => {
  await Promise.all(doorDatabase.tables.map((table) => table.clear()));
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'setTimeout'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const open = (codeSecret: string | null) => renderThemed(<DoorCode show={{ ...SHOW, codeSecret }} />);
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

describe('doorCodeAt', () => {
  it('makes the one-time passwords of RFC 6238, appendix B', () => {
    // Its secret for SHA-256, and the last six of its eight digits. Its steps are half as long.
    const secret = '12345678901234567890123456789012';
    expect(doorCodeAt(secret, new Date(2 * 59_000))).toBe('119246');
    expect(doorCodeAt(secret, new Date(2 * 20_000_000_000_000))).toBe('737706');
  });
});

describe('what the door shows', () => {
  it('is the code of this minute with the seconds until the next', async () => {
    open(SECRET);
    await screen.findByText(spaced(doorCodeAt(SECRET, new Date(NOW))));
    expect(screen.getByText('New in 45 s')).toBeTruthy();
    expect(screen.getByRole('img', { name: /opens the check-in/ })).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(45_000));
    expect(screen.getByText(spaced(doorCodeAt(SECRET, new Date(NOW + 45_000))))).toBeTruthy();
  });

  it('goes by the venue’s clock when the tablet’s is wrong', async () => {
    const readAt = new Date(NOW + TEN_MINUTES).toISOString();
    await applyList(aList({ isWhole: true, night: aNight(), readAt }));
    expect(await venueAhead()).toBe(TEN_MINUTES);
    open(SECRET);
    await screen.findByText(spaced(doorCodeAt(SECRET, new Date(NOW + TEN_MINUTES))));
  });

  it('is nothing where the venue asks for none', async () => {
    const { container } = open(null);
    await act(async () => jest.advanceTimersByTime(2_000));
    expect(container.querySelector('svg')).toBeNull();
  });
});
