import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { UnsubscribePage } from './unsubscribe-page';

const READ = 'GET /api/unsubscribe/abc';
const UNSUBSCRIBE = 'POST /api/unsubscribe/abc';

const subscribed = () => json({ topic: 'invitations', isSubscribed: true });
const network = fakeNetwork({
  [READ]: subscribed,
  [UNSUBSCRIBE]: () => json({ topic: 'invitations', isSubscribed: false }),
});
const calls = () => network.calls.map(({ call }) => call);

const open = () => showScreen(<UnsubscribePage token="abc" />, { paths: ['/'] });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the page of an unsubscribe link', () => {
  afterEach(cleanup);

  it('changes nothing until its button is pressed', async () => {
    open();
    expect(await heading('Stop these emails?')).toBeTruthy();
    expect(calls()).toEqual([READ]);
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await heading('You are unsubscribed')).toBeTruthy();
    expect(calls().at(1)).toBe(UNSUBSCRIBE);
  });

  it('says when the link is not whole', async () => {
    network.on(READ, () => problem(404, 'notifications.no-such-link', 'Unknown.'));
    open();
    expect(await heading('This link is incomplete')).toBeTruthy();
    expect(screen.getByRole('link', { name: "See what's on" }).getAttribute('href')).toBe('/');
  });

  it.each([
    [unreachable, "You're offline"],
    [() => json({}, 500), 'Something went wrong on our side'],
  ])('asks once more after it could not be read: %#', async (fail, title) => {
    network.on(READ, fail, subscribed);
    open();
    expect(await heading(title)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Stop these emails?')).toBeTruthy();
  });
});
