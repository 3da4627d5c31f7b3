import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { json } from '#test/fake-network';
import {
  closeVenue,
  commands,
  network,
  openSmsTab,
  openVenue,
  press,
  told,
  TRY,
  venue,
} from '#test/screens/sms-panel-double';
import { smsRequest } from '#test/factories/sms-request.factory';

beforeEach(openVenue);
afterEach(closeVenue);

describe('the test form', () => {
  const write = async (text: string) => userEvent.type(await screen.findByLabelText('Message Text'), text);

  it('asks for a message in the spec’s words', async () => {
    openSmsTab();
    await press('Process SMS');
    expect(await screen.findByText('Please enter a message to process')).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('takes a sample message with a tap and tells what became of it', async () => {
    network.on(TRY, () =>
      json({
        success: true,
        message: 'It is on the calendar.',
        undoSeconds: null,
        request: smsRequest(),
        more: [],
      }),
    );
    openSmsTab();
    await press(/^Artist, day and time/);
    fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: '+16155550101' } });
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    await press('Process SMS');
    expect(await told()).toMatchObject({ title: 'Success', description: 'It is on the calendar.' });
    const messageText = 'Hi! Can The Rattlers play next Friday at 8pm?';
    expect(commands()).toEqual([{ call: TRY, body: { phoneNumber: '+16155550101', messageText } }]);
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Message Text').value).toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('+16155550101');
    expect(hasUnsavedWork()).toBe(false);
    expect(venue.eventsMade).toBe(1);
  });

  it('keeps a message that made no event, and says why', async () => {
    network.on(TRY, () =>
      json({
        success: false,
        message: 'What time?',
        undoSeconds: null,
        request: smsRequest({ status: 'failed' }),
        more: [],
      }),
    );
    openSmsTab();
    await write('Rattlers friday');
    fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: '12345' } });
    await press('Process SMS');
    expect(await told()).toMatchObject({
      title: 'Processing Complete',
      description: 'What time?',
      destructive: true,
    });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message Text').value).toBe('Rattlers friday');
    expect(venue.eventsMade).toBe(0);
  });

  it('keeps the next message, which is typed while the venue still answers, as not sent yet', async () => {
    const arrive = network.hold(TRY);
    openSmsTab();
    await write('Rattlers friday 8pm');
    await press('Process SMS');
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message Text');
    fireEvent.change(message, { target: { value: 'Duo saturday' } });
    arrive(json({ success: true, message: 'It is on.', undoSeconds: null, request: smsRequest(), more: [] }));
    expect(await told()).toMatchObject({ title: 'Success' });
    await waitFor(() => expect(venue.eventsMade).toBe(1));
    expect(message.value).toBe('Duo saturday');
    expect(hasUnsavedWork()).toBe(true);
  });

  it('sends an unanswered message again as the same one, and another message as another', async () => {
    openSmsTab();
    await write('Rattlers');
    for (const _try of [1, 2]) {
      await press('Process SMS');
      expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to process SMS' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Process SMS' })).toBeTruthy());
      dismissToast();
    }
    await write(' friday');
    await press('Process SMS');
    await told();
    const [first, again, other] = network.commands('idempotency-key').map((sent) => sent['idempotency-key']);
    expect(first).toBe(again);
    expect(other).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
  });
});
