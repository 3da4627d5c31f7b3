import { jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { closeVenue, look, openSmsTab, openVenue, venue } from '#test/screens/sms-panel-double';
import { json } from '#test/screens/sms-screen-double';
import { smsRequest } from '#test/factories/sms-request.factory';

beforeEach(openVenue);
afterEach(closeVenue);

describe('the history', () => {
  it('says that nobody has texted, that it could not be loaded, or that there is no network', async () => {
    openSmsTab();
    expect(await screen.findByText('Nobody has texted yet.')).toBeTruthy();
    cleanup();
    venue.list = () => json({}, 500);
    openSmsTab();
    expect(await screen.findByText('The requests could not be loaded')).toBeTruthy();
    cleanup();
    venue.list = () => {
      throw new TypeError('no network');
    };
    openSmsTab();
    expect(await screen.findByText("You're offline")).toBeTruthy();
  });
});

describe('a request by text message', () => {
  it('is new until it came into view, which the server is told once more when it did not hear', async () => {
    venue.rows = [
      smsRequest({ id: 8, isSeen: false }),
      smsRequest({ id: 3, isSeen: false }),
      smsRequest({ id: 2 }),
    ];
    venue.isHeard = false;
    openSmsTab();
    expect(await screen.findAllByText('New')).toHaveLength(2);
    jest.useFakeTimers();
    look([8]);
    await jest.advanceTimersByTimeAsync(1000);
    const seen = { call: 'PUT /api/admin/sms-requests/seen', body: { ids: [8] } };
    expect(venue.sent).toMatchObject([seen]);
    venue.isHeard = true;
    await jest.advanceTimersByTimeAsync(20_000);
    look([8, 3]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(venue.sent).toMatchObject([seen, seen, { body: { ids: [3] } }]);
  });
});
