import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { broken, fakeNetwork, json, problem, unreachable, type Answer } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { MessageList } from './message-list';
import type { Message } from './messages.queries';

const FAILED: Message = {
  id: 7,
  channel: 'email',
  kind: 'bookings.request-received',
  recipient: 'june@example.com',
  subject: 'We have your request',
  text: 'Howdy June',
  status: 'failed',
  reason: '550 Mailbox full',
  attempts: 1,
  canResend: true,
  createdAt: '2026-11-20T18:00:00.000Z',
  sentAt: null,
  nextAttemptAt: null,
};
const SECRET: Message = {
  ...FAILED,
  id: 8,
  channel: 'sms',
  recipient: '+16155550123',
  subject: 'Invitation',
  text: null,
  status: 'not-sent',
  reason: 'not sent: no provider set up',
};

const RESEND = 'POST /api/admin/messages/7/resend';
const network = fakeNetwork({
  'GET /api/admin/message-providers': () =>
    json([
      { channel: 'email', isSetUp: true },
      { channel: 'sms', isSetUp: false },
    ]),
  [RESEND]: broken,
});

/** The Messages tab of a venue without text messages, with these messages. */
const open = (messages: Answer) => {
  network.on('GET /api/admin/messages', messages);
  showScreen(<MessageList filter={{}} onFilter={() => undefined} />);
};
const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

describe('the messages', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('say what failed and why, and which provider is missing', async () => {
    open(() => json([FAILED, SECRET]));
    expect(await screen.findByText('550 Mailbox full')).toBeTruthy();
    expect(screen.getByText('2 messages')).toBeTruthy();
    expect(screen.getAllByText('What it says')).toHaveLength(1);
    expect(
      await screen.findByText(
        'No text message provider is set up (Twilio), so text messages are kept here and not sent.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/No mail server/)).toBeNull();
  });

  it('are sent again, and wait then', async () => {
    open(() => json([FAILED]));
    network.on(RESEND, () => json({ ...FAILED, status: 'queued', reason: null, canResend: false }));
    await press('Send again: We have your request, june@example.com');
    expect(await told()).toMatchObject({ title: 'Message is being sent again' });
    expect(network.commands()).toMatchObject([{ call: RESEND }]);
    expect(await screen.findByText('Waiting', { selector: 'p *' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });

  it('tell in the server’s words why one cannot go again', async () => {
    open(() => json([FAILED]));
    const message = 'Its reader asked not to get messages like this one.';
    network.on(RESEND, () => problem(409, 'messages.not-wanted', message));
    await press('Send again: We have your request, june@example.com');
    expect(await told()).toMatchObject({ title: 'Error', description: message, destructive: true });
  });

  it('tell that sending again failed without words of the server’s', async () => {
    open(() => json([FAILED]));
    await press('Send again: We have your request, june@example.com');
    expect(await told()).toMatchObject({ description: 'Failed to send the message again' });
  });

  it('say that nothing was sent yet, or that they could not be loaded', async () => {
    open(() => json([]));
    expect(await screen.findByText('Nothing has been sent yet.')).toBeTruthy();
    cleanup();
    open(() => json({}, 500));
    expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
  });

  it('say so when this phone is offline', async () => {
    open(unreachable);
    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(screen.getByText(/^Messages are private/)).toBeTruthy();
  });
});
