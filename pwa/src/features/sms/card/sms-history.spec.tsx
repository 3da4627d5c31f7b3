import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, json, unreachable } from '#test/fake-network';
import {
  closeVenue,
  LIST,
  look,
  network,
  openSmsTab,
  openVenue,
  press,
  SEEN,
  venue,
} from '#test/screens/sms-panel-double';
import { smsRequest } from '#test/factories/sms-request.factory';

beforeEach(openVenue);
afterEach(closeVenue);

describe('the history', () => {
  it('says that nobody has texted, that it could not be loaded, or that there is no network', async () => {
    openSmsTab();
    expect(await screen.findByText('Nobody has texted yet.')).toBeTruthy();
    cleanup();
    network.on(LIST, () => json({}, 500));
    openSmsTab();
    expect(await screen.findByText('The requests could not be loaded')).toBeTruthy();
    cleanup();
    network.on(LIST, unreachable);
    openSmsTab();
    expect(await screen.findByText("You're offline")).toBeTruthy();
  });
});

describe('all requests', () => {
  it('are asked for with those on top that are new again', async () => {
    const asked: (string | null)[] = [];
    network.on(LIST, ({ query }) => {
      asked.push(query.get('unseen'));
      return json([]);
    });
    openSmsTab();
    expect(await screen.findByText('Nobody has texted yet.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Failed');
    await waitFor(() => expect(asked).toEqual(['first', null]));
  });

  it('stay on top when they are new again and the page of their own place is loaded', async () => {
    const old = smsRequest({ id: 2, messageText: 'And the sound check?', isSeen: false });
    const link = { link: '</api/admin/sms-requests?unseen=first&cursor=5>; rel="next"' };
    network.on(LIST, ({ query }) =>
      query.has('cursor')
        ? json([smsRequest({ id: 4 }), old])
        : json([old, smsRequest({ id: 6 }), smsRequest({ id: 5 })], 200, link),
    );
    openSmsTab();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    await press('Load more');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('And the sound check?');
  });
});

describe('texts that ask for nothing', () => {
  it('are shown apart, without a status, and can still be made an event of', async () => {
    venue.rows = [];
    network.on(LIST, ({ query }) =>
      json(
        query.get('kept') === 'quiet'
          ? [smsRequest({ kind: 'quiet', status: 'failed', messageText: 'thanks!' })]
          : [],
      ),
    );
    openSmsTab();
    expect(await screen.findByText('Nobody has texted yet.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Kept quiet');
    const text = await screen.findByRole('article');
    expect(text.textContent).toContain('thanks!');
    expect(text.textContent).not.toContain('Failed');
    expect(screen.getByRole('link', { name: /^Edit first/ })).toBeTruthy();
  });
});

describe('a request by text message', () => {
  it('is new until it came into view, which the server is told once more when it did not hear', async () => {
    venue.rows = [
      smsRequest({ id: 8, isSeen: false }),
      smsRequest({ id: 3, isSeen: false }),
      smsRequest({ id: 2 }),
    ];
    network.on(SEEN, broken, () => json({ unread: 0 }));
    openSmsTab();
    expect(await screen.findAllByText('New')).toHaveLength(2);
    jest.useFakeTimers();
    look([8]);
    await jest.advanceTimersByTimeAsync(1000);
    const seen = { call: SEEN, body: { ids: [8] } };
    expect(network.commands()).toMatchObject([seen]);
    await jest.advanceTimersByTimeAsync(20_000);
    look([8, 3]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(network.commands()).toMatchObject([seen, seen, { body: { ids: [3] } }]);
  });

  it('is new again with the next text of its sender, and counts as seen once that was in view, too', async () => {
    const [asked] = smsRequest().texts;
    venue.rows = [smsRequest({ id: 8, isSeen: false })];
    network.on(SEEN, () => json({ unread: 0 }));
    openSmsTab();
    await screen.findByText('New');
    jest.useFakeTimers();
    look([8]);
    await jest.advanceTimersByTimeAsync(1000);
    if (asked) venue.rows = [smsRequest({ id: 8, isSeen: false, texts: [asked, asked] })];
    window.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(1000);
    look([8]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(network.commands()).toMatchObject([
      { call: SEEN, body: { ids: [8], readTexts: [1] } },
      { call: SEEN, body: { ids: [8], readTexts: [2] } },
    ]);
  });
});
