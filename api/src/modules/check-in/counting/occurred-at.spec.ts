import { correctInstant } from './occurred-at.js';

const now = new Date('2026-11-20T20:00:00Z');

describe('correctInstant', () => {
  it('takes the arrival when the device says nothing', () => {
    expect(correctInstant({}, now)).toEqual({ occurredAt: now, clockSkewMs: null });
  });

  it('trusts the time that passed on the device, not its clock', () => {
    const device = { occurredAt: new Date('2019-01-01T00:00:00Z'), sentAt: new Date('2019-01-01T01:00:00Z') };
    expect(correctInstant(device, now)).toEqual({
      occurredAt: new Date('2026-11-20T19:00:00Z'),
      clockSkewMs: device.sentAt.getTime() - now.getTime(),
    });
  });

  it('never places a check-in in the future', () => {
    const device = { occurredAt: new Date('2026-11-21T00:00:00Z'), sentAt: new Date('2026-11-20T20:00:00Z') };
    expect(correctInstant(device, now).occurredAt).toEqual(now);
  });
});
