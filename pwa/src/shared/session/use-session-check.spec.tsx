import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { request } from '#shared/http/http-client';
import { fakeNetwork, json, problem } from '#test/fake-network';
import { aPerson } from '#test/factories/session.factory';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useSession } from './session-context';
import { SessionProvider } from './session-provider';

const LORETTA = aPerson();

const ME = 'GET /api/auth/me';
const sessionEnded = () => problem(401, 'auth.no-session', 'Sign in');
const network = fakeNetwork({ [ME]: () => json(LORETTA), 'GET /api/messages': sessionEnded });

/** A page of a signed-in person, with a form that holds something typed or nothing. */
const Page = ({ isDirty }: { isDirty: boolean }) => {
  useUnsavedWork(isDirty);
  return <p>{useSession().user?.username ?? 'signed out'}</p>;
};

const page = (isDirty: boolean) => (
  <SessionProvider>
    <Page isDirty={isDirty} />
  </SessionProvider>
);

const meetEndedSession = () => act(() => request('/api/messages').catch(() => undefined));

describe('a session that has ended while a form is typed in', () => {
  beforeEach(() => {
    localStorage.setItem('sessionId', 'abc');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    jest.restoreAllMocks();
  });

  it('signs nobody out until the form is left', async () => {
    const { rerender } = render(page(true));
    await screen.findByText('loretta');
    network.on(ME, sessionEnded);

    await meetEndedSession();

    expect(network.calls.filter(({ call }) => call === ME)).toHaveLength(1);
    expect(screen.getByText('loretta')).toBeTruthy();

    rerender(page(false));
    await meetEndedSession();

    expect(await screen.findByText('signed out')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBeNull();
  });
});
