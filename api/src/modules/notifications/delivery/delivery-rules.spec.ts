import { NO_PROVIDER, verdictOn } from './delivery-rules.js';

const now = new Date('2026-11-20T20:00:00Z');
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const attempted = (attempts: number, queuedAt = now) => ({ attempts, queuedAt });

describe('verdictOn', () => {
  it('settles what was sent, refused, or has no provider', () => {
    expect(verdictOn({ outcome: 'sent' }, attempted(1), now)).toEqual({ status: 'sent' });
    expect(verdictOn({ outcome: 'refused', reason: '550 no' }, attempted(1), now)).toEqual({
      status: 'failed',
      reason: '550 no',
    });
    expect(verdictOn({ outcome: 'no-provider' }, attempted(1), now)).toEqual({
      status: 'not-sent',
      reason: NO_PROVIDER,
    });
  });

  it.each([
    [1, 0.5],
    [2, 1],
    [4, 4],
    [6, 15],
    [60, 15],
  ])('lets a provider that says later for the %ith time rest for %d minutes', (attempts, minutes) => {
    expect(verdictOn({ outcome: 'later', reason: '451' }, attempted(attempts), now)).toEqual({
      status: 'queued',
      reason: '451',
      nextAttemptAt: minutesFromNow(minutes),
      isProviderAway: false,
    });
  });

  it('asks a provider that is away again in a minute, however often', () => {
    const verdict = verdictOn({ outcome: 'away', reason: 'refused' }, attempted(40), now);
    expect(verdict).toEqual({
      status: 'queued',
      reason: 'refused',
      nextAttemptAt: minutesFromNow(1),
      isProviderAway: true,
    });
  });

  it('gives up after three days, with the last words it heard', () => {
    const threeDays = -3 * 24 * 60;
    const at = (queuedAt: Date) =>
      verdictOn({ outcome: 'away', reason: 'no route' }, attempted(9, queuedAt), now);
    expect(at(minutesFromNow(threeDays + 1)).status).toBe('queued');
    expect(at(minutesFromNow(threeDays))).toEqual({
      status: 'failed',
      reason: 'given up after three days: no route',
    });
  });
});
