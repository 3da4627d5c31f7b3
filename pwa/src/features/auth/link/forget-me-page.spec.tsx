import { cleanup, fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { SessionContext } from '#shared/session/session-context';
import { aSession } from '#test/factories/session.factory';
import { fakeNetwork, json, problem } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { ForgetMePage } from './forget-me-page';
import { isErasureLink } from './link-token';

const CONFIRM = 'POST /api/own-data/erasure/confirm';
const network = fakeNetwork();
const refresh = jest.fn(() => Promise.resolve());

const open = async () => {
  showScreen(
    <SessionContext value={aSession({ refresh })}>
      <ForgetMePage token="abc" />
    </SessionContext>,
    { paths: ['/'] },
  );
  return screen.findByRole('button', { name: 'Forget me for good' });
};

describe('the link by which somebody is forgotten', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
    refresh.mockClear();
  });

  it('is told apart from others', () => {
    expect(isErasureLink('#token=abc&for=erasure')).toBe(true);
    expect(isErasureLink('#token=abc')).toBe(false);
  });

  it('forgets at the press of the button alone, and asks who is signed in here', async () => {
    const button = await open();
    expect(network.commands()).toEqual([]);
    network.on(CONFIRM, () => json({ message: 'You are forgotten.' }));

    fireEvent.click(button);

    expect(await screen.findByRole('heading', { name: 'You are forgotten' })).toBeTruthy();
    expect(network.commands()).toEqual([{ call: CONFIRM, body: { token: 'abc' } }]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('says when it has ended', async () => {
    network.on(CONFIRM, () => problem(400, 'auth.link-ended', 'This link no longer works.'));
    fireEvent.click(await open());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  });
});
