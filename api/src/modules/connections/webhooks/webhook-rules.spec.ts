import { Webhook } from 'standardwebhooks';
import { judgeAnswer, newWebhookSecret, signedHeaders } from './webhook-rules.js';

const NOW = new Date();
const MESSAGE = { id: 'msg_1', body: '{"type":"show.announced"}' };

describe('the signature of a delivery', () => {
  it('is what Standard Webhooks’ own library takes', () => {
    const secret = newWebhookSecret();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const headers = signedHeaders(MESSAGE, [secret], NOW);
    expect(new Webhook(secret).verify(MESSAGE.body, headers)).toEqual({ type: 'show.announced' });
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(MESSAGE.id, NOW, MESSAGE.body));
  });

  it('is made with two secrets while one takes the place of the other', () => {
    const [present, before] = [newWebhookSecret(), newWebhookSecret()];
    const headers = signedHeaders(MESSAGE, [present, before], NOW);
    for (const secret of [present, before]) new Webhook(secret).verify(MESSAGE.body, headers);
    expect(() => new Webhook(newWebhookSecret()).verify(MESSAGE.body, headers)).toThrow();
  });

  it('is of this body, at this time', () => {
    const secret = newWebhookSecret();
    const headers = signedHeaders(MESSAGE, [secret], NOW);
    expect(() => new Webhook(secret).verify('{"type":"show.deleted"}', headers)).toThrow();
    const old = signedHeaders(MESSAGE, [secret], new Date(NOW.getTime() - 10 * 60_000));
    expect(() => new Webhook(secret).verify(MESSAGE.body, old)).toThrow();
  });
});

describe('an answer', () => {
  it.each([200, 201, 204, 299])('of %i is taken', (status) => {
    expect(judgeAnswer({ status }, 1, 0)).toEqual({ outcome: 'delivered' });
  });

  it('of 410 ends it', () => {
    expect(judgeAnswer({ status: 410 }, 1, 0)).toEqual({ outcome: 'gone' });
  });

  it.each([null, 301, 302, 307, 400, 401, 404, 500, 503])('of %s comes again', (status) => {
    expect(judgeAnswer({ status }, 1, 0)).toEqual({ outcome: 'again', afterSeconds: 5 });
  });

  it('is waited for longer each time, for a day in all, and then given up', () => {
    const pauses: number[] = [];
    let attempts = 1;
    for (;;) {
      const verdict = judgeAnswer({ status: 500 }, attempts, 0);
      if (verdict.outcome !== 'again') break;
      pauses.push(verdict.afterSeconds);
      attempts += 1;
    }
    expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000]);
    expect(judgeAnswer({ status: 500 }, attempts, 0)).toEqual({ outcome: 'given-up' });
  });

  it('spreads what failed together', () => {
    expect(judgeAnswer({ status: 500 }, 2, 1)).toEqual({ outcome: 'again', afterSeconds: 330 });
  });

  it.each([
    [429, 90, { outcome: 'again', afterSeconds: 90, holdSeconds: 90 }],
    [503, 2, { outcome: 'again', afterSeconds: 5, holdSeconds: 2 }],
    [429, 10_000_000, { outcome: 'again', afterSeconds: 86_400, holdSeconds: 86_400 }],
    [500, 90, { outcome: 'again', afterSeconds: 5 }],
  ])('of %i that asks for %i seconds is heeded', (status, retryAfterSeconds, verdict) => {
    expect(judgeAnswer({ status, retryAfterSeconds }, 1, 0)).toEqual(verdict);
  });
});
