import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { wallClockAt } from '#contract/rules/clock';
import { aNight, aPerson, SHOW } from '#test/door';
import { picture, resetPhone } from '#test/screens/check-in-sheet-double';
import { showScreen } from '#test/screens/screen-double';
import { LockedScreen } from './locked-screen';

const open = async () => {
  const show = { ...SHOW, ...wallClockAt(new Date(), 'UTC'), doorsTime: null, endTime: null };
  const night = aNight({ timeZone: 'UTC', shows: [show], people: [aPerson()] });
  showScreen(<LockedScreen night={night} show={show} onUnlock={() => undefined} />);
  await screen.findByLabelText('Your Name');
};
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  // As a tap does in most browsers.
  button.focus();
  fireEvent.click(button);
};
const focusIsOn = (name: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));

describe('a locked tablet', () => {
  beforeEach(resetPhone);
  afterEach(cleanup);

  it('says in a region that was there before that a guest is in, and takes the focus there and back', async () => {
    await open();
    // The camera has another one, further down.
    const [region] = screen.getAllByRole('status');
    fireEvent.change(screen.getByLabelText('Your Name'), { target: { value: 'Ruby Calloway' } });
    fireEvent.change(await screen.findByLabelText('Choose photo'), { target: { files: [picture()] } });
    await screen.findByRole('img', { name: 'The guest' });
    press('Check in');
    await focusIsOn(/^You're in, Ruby/);
    expect(region?.isConnected).toBe(true);
    expect(region?.textContent).toContain("You're in, Ruby!");
    press('Next guest');
    await focusIsOn(SHOW.name);
    expect(region?.textContent).toBe('');
  });

  it('takes the focus to the people, and back to the guests', async () => {
    await open();
    press('Staff');
    await focusIsOn('Who is at the door?');
    press('Back');
    await focusIsOn(SHOW.name);
  });
});
