import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '#test/screens/screen-double';
import { UnsubscribePage } from './unsubscribe-page';

let answer: (call: string) => Response;
let calls: string[];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const open = () => {
  globalThis.fetch = (path, options) => {
    const call = `${options?.method} ${typeof path === 'string' ? path : ''}`;
    calls.push(call);
    return Promise.resolve().then(() => answer(call));
  };
  showScreen(<UnsubscribePage token="abc" />, { paths: ['/'] });
};
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the page of an unsubscribe link', () => {
  beforeEach(() => {
    calls = [];
  });
  afterEach(cleanup);

  it('changes nothing until its button is pressed', async () => {
    answer = (call) => json({ topic: 'invitations', isSubscribed: call.startsWith('GET') });
    open();
    expect(await heading('Stop these emails?')).toBeTruthy();
    expect(calls).toEqual(['GET /api/unsubscribe/abc']);
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await heading('You are unsubscribed')).toBeTruthy();
    expect(calls.at(1)).toBe('POST /api/unsubscribe/abc');
  });

  it('says when the link is not whole', async () => {
    answer = () => json({ statusCode: 404, code: 'notifications.no-such-link', message: 'Unknown.' }, 404);
    open();
    expect(await heading('This link is incomplete')).toBeTruthy();
    expect(screen.getByRole('link', { name: "See what's on" }).getAttribute('href')).toBe('/');
  });

  it.each([
    [
      () => {
        throw new TypeError('no network');
      },
      "You're offline",
    ],
    [() => json({}, 500), 'Something went wrong on our side'],
  ])('asks once more after it could not be read: %#', async (fail, title) => {
    answer = fail;
    open();
    expect(await heading(title)).toBeTruthy();
    answer = () => json({ topic: 'invitations', isSubscribed: true });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Stop these emails?')).toBeTruthy();
  });
});
