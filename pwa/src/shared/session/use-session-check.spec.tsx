import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { request } from '#shared/http/http-client';
import { aPerson } from '#test/factories/session.factory';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useSession } from './session-context';
import { SessionProvider } from './session-provider';

const LORETTA = aPerson();

const SESSION_ENDED = { statusCode: 401, code: 'auth.no-session', message: 'Sign in' };

const answer = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

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
  let isEnded: boolean;
  let timesAsked: number;

  beforeEach(() => {
    isEnded = false;
    timesAsked = 0;
    localStorage.setItem('sessionId', 'abc');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    globalThis.fetch = (path) => {
      if (path === '/api/auth/me') timesAsked += 1;
      return isEnded ? answer(401, SESSION_ENDED) : answer(200, LORETTA);
    };
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    jest.restoreAllMocks();
  });

  it('signs nobody out until the form is left', async () => {
    const { rerender } = render(page(true));
    await screen.findByText('loretta');
    isEnded = true;

    await meetEndedSession();

    expect(timesAsked).toBe(1);
    expect(screen.getByText('loretta')).toBeTruthy();

    rerender(page(false));
    await meetEndedSession();

    expect(await screen.findByText('signed out')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBeNull();
  });
});
