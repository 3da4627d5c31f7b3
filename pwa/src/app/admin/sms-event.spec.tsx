import { jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { createBrowserHistory } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { createQueryClient } from '#app/query-client';
import { SmsEvent } from './sms-event';
import { CLASH, smsRequest } from '#test/factories/sms-request.factory';
import { broken, fakeNetwork, json, problem } from '#test/fake-network';
import { press, type } from '#test/screens/event-screen-double';
import { showScreen } from '#test/screens/screen-double';

const READ = 'GET /api/admin/sms-requests/1';
const MAKE = 'POST /api/admin/sms-requests/1/event';
const [asked] = smsRequest().texts;
const later = { receivedAt: '2026-11-20T21:20:00.000Z', effect: 'changed' as const, was: null };

const network = fakeNetwork({
  'GET /api/event-types': () => json([]),
  'GET /api/artists': () => json([{ id: 7, name: 'Lone Pine Duo', genre: 'country' }]),
});

describe('the form of an event made of a text', () => {
  beforeEach(dismissToast);
  afterEach(cleanup);

  it('shows what its sender has written meanwhile, with all that is typed, before anything is made', async () => {
    const texts = asked ? [asked, { ...later, text: 'Actually make it 10' }] : [];
    const changed = smsRequest({ texts, messageText: 'Lone Pine Duo this friday 8pm\nActually make it 10' });
    const made = { request: { ...changed, status: 'processed', event: CLASH }, undoSeconds: null };
    network.on(
      READ,
      () => json(smsRequest()),
      () => json(changed),
    );
    network.on(
      MAKE,
      () => problem(409, 'sms.changed', 'The sender has texted more about it meanwhile.'),
      () => json(made),
    );
    const onClose = jest.fn();
    showScreen(<SmsEvent requestId={1} onClose={onClose} />, { client: createQueryClient() });
    await screen.findByLabelText('Event Name');
    type('Event Name', 'Pine Night');
    press('Create Event');
    expect(await screen.findByText(/Actually make it 10/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Event Name').value).toBe('Pine Night');
    expect(currentToast()).toMatchObject({ description: 'The sender has texted more about it meanwhile.' });
    expect(onClose).not.toHaveBeenCalled();
    press('Create Event');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(network.commands()).toMatchObject([
      { call: MAKE, body: { name: 'Pine Night', readTexts: 1 } },
      { call: MAKE, body: { name: 'Pine Night', readTexts: 2 } },
    ]);
  });

  it('is closed by Back where it has no address of its own', async () => {
    network.on(READ, () => json(smsRequest()));
    const history = createBrowserHistory();
    history.push('/admin');
    const onClose = jest.fn();
    showScreen(<SmsEvent requestId={1} onClose={onClose} />, {
      client: createQueryClient(),
      paths: ['/admin'],
      history,
    });
    await screen.findByLabelText('Event Name');
    act(() => window.history.back());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
  });

  it('keeps what is typed while the artists are asked for once more', async () => {
    network.on(READ, () => json(smsRequest()));
    network.on('GET /api/artists', broken);
    showScreen(<SmsEvent requestId={1} onClose={jest.fn()} />, { client: createQueryClient() });
    await screen.findByLabelText('Event Name');
    type('Event Name', 'Pine Night');
    const release = network.hold('GET /api/artists');
    press('Try again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Event Name').value).toBe('Pine Night');

    release(json([{ id: 7, name: 'Lone Pine Duo', genre: 'country' }]));
    expect((await screen.findAllByRole('option', { name: /^Lone Pine Duo/ })).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Event Name').value).toBe('Pine Night');
  });

  it('has read only what was there when it opened, also after the network was gone', async () => {
    const texts = asked ? [asked, { ...later, text: 'Actually make it 10' }] : [];
    network.on(
      READ,
      () => json(smsRequest()),
      () => json(smsRequest({ texts })),
    );
    network.on(MAKE, () => problem(409, 'sms.changed', 'The sender has texted more about it meanwhile.'));
    showScreen(<SmsEvent requestId={1} onClose={jest.fn()} />, { client: createQueryClient() });
    await screen.findByLabelText('Event Name');
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    press('Create Event');
    await waitFor(() => expect(network.commands()).toMatchObject([{ call: MAKE, body: { readTexts: 1 } }]));
  });
});
