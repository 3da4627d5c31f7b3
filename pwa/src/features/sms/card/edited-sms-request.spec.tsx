import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EditedSmsRequest } from './edited-sms-request';
import { CLASH, smsRequest } from '#test/factories/sms-request.factory';
import { json, showSmsScreen } from '#test/screens/sms-screen-double';

let answer: () => Response;

/** The sheet of a request, over the form of which the sender's number stands. */
const open = ({ isWaiting = false } = {}) => {
  globalThis.fetch = () => Promise.resolve().then(answer);
  showSmsScreen(
    <EditedSmsRequest requestId={1} isWaiting={isWaiting} onClose={() => undefined}>
      {({ phoneNumber }) => <p>The form for {phoneNumber}</p>}
    </EditedSmsRequest>,
  );
};

describe('the form for a request by text message', () => {
  beforeEach(() => {
    answer = () => json(smsRequest());
  });
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
    answer = () => json(smsRequest({ status: 'processed', eventId: 4, event }));
    open();
    expect(await screen.findByText('There is already an event for this text')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show the event' }).getAttribute('href')).toBe('/admin/events/4');
  });

  it('says that the text is gone, and offers no second try', async () => {
    answer = () => json({ statusCode: 404, code: 'sms.request-not-found', message: 'Gone.' }, 404);
    open();
    expect(await screen.findByText('This text is not on the list')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks once more for a text that did not come', async () => {
    answer = () => json({}, 500);
    open();
    expect(await screen.findByText('The text could not be loaded')).toBeTruthy();
    answer = () => {
      throw new TypeError('no network');
    };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You can make an event of it when you have a connection.')).toBeTruthy();
    answer = () => json(smsRequest());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The form for +18305550151')).toBeTruthy();
  });
});
