import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EditedSmsRequest } from './edited-sms-request';
import { CLASH, smsRequest } from '#test/factories/sms-request.factory';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showSmsScreen } from '#test/screens/sms-screen-double';

const READ = 'GET /api/admin/sms-requests/1';
const network = fakeNetwork({ [READ]: () => json(smsRequest()) });

/** The sheet of a request, over the form of which the sender's number stands. */
const open = ({ isWaiting = false } = {}) =>
  showSmsScreen(
    <EditedSmsRequest requestId={1} isWaiting={isWaiting} onClose={() => undefined}>
      {({ phoneNumber }) => <p>The form for {phoneNumber}</p>}
    </EditedSmsRequest>,
  );

describe('the form for a request by text message', () => {
  afterEach(cleanup);

  it('is there when the request has come', async () => {
    open();
    expect(await screen.findByText('The form for +18305550151')).toBeTruthy();
  });

  it('waits for what else it needs', async () => {
    open({ isWaiting: true });
    expect(await screen.findByRole('status', { name: 'Loading text' })).toBeTruthy();
    expect(screen.queryByText(/The form for/)).toBeNull();
  });

  it('leads to the event that there is already', async () => {
    const event = { ...CLASH, id: 4, name: 'Lone Pine Duo' };
    network.on(READ, () => json(smsRequest({ status: 'processed', eventId: 4, event })));
    open();
    expect(await screen.findByText('There is already an event for this text')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show the event' }).getAttribute('href')).toBe('/admin/events/4');
  });

  it('says that the text is gone, and offers no second try', async () => {
    network.on(READ, () => problem(404, 'sms.request-not-found', 'Gone.'));
    open();
    expect(await screen.findByText('This text is not on the list')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks once more for a text that did not come', async () => {
    network.on(
      READ,
      () => json({}, 500),
      unreachable,
      () => json(smsRequest()),
    );
    open();
    expect(await screen.findByText('The text could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You can make an event of it when you have a connection.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The form for +18305550151')).toBeTruthy();
  });
});
