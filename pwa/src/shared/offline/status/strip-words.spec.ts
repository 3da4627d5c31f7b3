import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import { registerHandler } from '#shared/offline/outbox/outbox-handlers';
import { stripWords } from './strip-words';

const entry = (overrides: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: crypto.randomUUID(),
  kind: 'check-in',
  payload: {},
  progress: null,
  owner: null,
  deviceId: 'phone',
  createdAt: '',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: 0,
  waitsFor: null,
  reason: null,
  hasPhoto: true,
  photoShrunk: false,
  ...overrides,
});

registerHandler('check-in', {
  noun: { one: 'check-in', many: 'check-ins' },
  page: '/check-ins',
  send: () => Promise.reject(new Error('not here')),
});

describe('stripWords', () => {
  it('says nothing when all is well', () => {
    expect(stripWords([], true)).toBeNull();
  });

  it('says offline, and what waits', () => {
    expect(stripWords([], false)).toEqual({ text: 'Offline', tone: 'waiting', page: null });
    expect(stripWords([entry()], false)?.text).toBe('Offline · 1 check-in waiting');
    expect(stripWords([entry(), entry({ state: 'sending' })], false)).toEqual({
      text: 'Offline · 2 check-ins waiting',
      tone: 'waiting',
      page: '/check-ins',
    });
  });

  it('says what needs the guest', () => {
    expect(stripWords([entry({ state: 'stuck' }), entry()], true)).toEqual({
      text: '1 check-in waiting · 1 check-in needs you',
      tone: 'danger',
      page: '/check-ins',
    });
  });

  it('has a word for a mixed queue', () => {
    expect(stripWords([entry(), entry({ kind: 'availability' })], true)?.text).toBe('2 changes waiting');
  });
});
