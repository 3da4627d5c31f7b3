import { deliveryOutcome, kindLabel, webhookStanding } from './webhook-wording';
import type { Webhook, WebhookDelivery } from './webhooks.queries';

const ZONE = 'America/Chicago';
const WEBHOOK: Webhook = {
  id: 3,
  name: 'Website',
  address: 'https://example.com/hook',
  kinds: ['show.announced'],
  state: 'works',
  pausedAt: null,
  lastSuccessAt: null,
  waiting: 0,
  secretBeforeUntil: null,
  createdAt: '2026-11-20T18:00:00Z',
};
const DELIVERY: WebhookDelivery = {
  id: 9,
  kind: 'show.announced',
  thing: 'show:12',
  happenedAt: '2026-11-21T02:00:00Z',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: '2026-11-21T02:05:00Z',
  heldUntil: null,
  lastAttemptAt: null,
  lastStatus: null,
  lastMilliseconds: null,
  lastWords: null,
};

describe('an address of another program in words', () => {
  it.each<[Partial<Webhook>, string]>([
    [{}, 'Nothing taken yet.'],
    [
      { lastSuccessAt: '2026-11-21T02:05:00Z', waiting: 2 },
      'Last taken Nov 20, 2026, 8:05\u00a0PM. 2 waiting.',
    ],
    [{ state: 'paused', pausedAt: '2026-11-21T02:05:00Z' }, 'Paused since Nov 20, 2026, 8:05\u00a0PM.'],
    [
      { state: 'deaf', pausedAt: '2026-11-21T02:05:00Z', waiting: 7 },
      'It took nothing for a day, and is paused since Nov 20, 2026, 8:05\u00a0PM. 7 waiting.',
    ],
    [
      { state: 'gone', pausedAt: '2026-11-21T02:05:00Z' },
      'It said that it is gone: nothing is sent since Nov 20, 2026, 8:05\u00a0PM.',
    ],
  ])('with %j stands so: %s', (overrides, words) => {
    expect(webhookStanding({ ...WEBHOOK, ...overrides }, ZONE)).toBe(words);
  });

  it.each<[Partial<WebhookDelivery>, string]>([
    [{}, 'Waiting'],
    [
      { heldUntil: '2026-11-21T02:05:00Z' },
      'Waiting. The program has asked for patience until Nov 20, 2026, 8:05\u00a0PM',
    ],
    [
      { state: 'delivered', attempts: 1, lastStatus: 204, lastMilliseconds: 31 },
      'Taken: answer 204 in 31 ms',
    ],
    [{ attempts: 1 }, 'On its way'],
    [
      { attempts: 2, lastMilliseconds: 15000 },
      'Not taken: no answer, 2 tries. Next try Nov 20, 2026, 8:05\u00a0PM',
    ],
    [
      { state: 'failed', attempts: 8, lastStatus: 500, lastMilliseconds: 9, nextAttemptAt: null },
      'Given up: answer 500 in 9 ms, 8 tries',
    ],
  ])('was told with the outcome of %j: %s', (overrides, words) => {
    expect(deliveryOutcome({ ...DELIVERY, ...overrides }, ZONE)).toBe(words);
  });

  it.each([
    ['show.announced', 'Shows announced'],
    ['webhook.test', 'Test'],
    ['of.tomorrow', 'of.tomorrow'],
  ])('names %s', (kind, label) => expect(kindLabel(kind)).toBe(label));
});
