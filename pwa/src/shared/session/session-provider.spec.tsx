import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { request } from '#shared/http/http-client';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { mirroredSession, mirrorSession, noteRefusedSession } from '#shared/offline/storage/session-mirror';
import { fakeNetwork, json, problem, silent, unreachable } from '#test/fake-network';
import { aPerson } from '#test/factories/session.factory';
import { useSession } from './session-context';
import { SessionProvider } from './session-provider';

const LORETTA = aPerson();
const JUNE = aPerson({ id: 8, username: 'june', firstName: 'June', lastName: 'Calloway' });

const noSession = () => problem(401, 'auth.no-session', 'Sign in');

const ME = 'GET /api/auth/me';
const LOGOUT = 'POST /api/auth/logout';
const network = fakeNetwork({
  [ME]: () => json(LORETTA),
  [LOGOUT]: () => json({}),
  'POST /api/auth/login': () => json({ user: LORETTA, sessionId: 'fresh' }),
  'GET /api/messages': noSession,
});

const Probe = () => {
  const { user, isLoading, login, logout, refresh } = useSession();
  return (
    <>
      <p>{isLoading ? 'loading' : (user?.username ?? 'signed out')}</p>
      <button onClick={() => void login({ usernameOrEmail: 'loretta', password: 'honky-tonk' })}>
        Login
      </button>
      <button onClick={() => void logout()}>Logout</button>
      <button onClick={() => void refresh({ ...LORETTA, username: 'loretta-lynn' })}>Rename</button>
    </>
  );
};

const start = () =>
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  );

const signedInBefore = () => {
  localStorage.setItem('sessionId', 'abc');
  localStorage.setItem('lastUser', JSON.stringify(LORETTA));
};

const startSignedIn = async () => {
  signedInBefore();
  start();
  await screen.findByText('loretta');
};

const callRefused = () => request('/api/messages').catch(() => undefined);
/** Whatever was about to be written to the outbox's copy is written. */
const written = async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    await database.transaction('rw', database.settings, () =>
      database.settings.put({ key: 'turn', value: turn }),
    );
  }
};
/** In another tab, Loretta has signed out and June has signed in. */
const juneSignsInElsewhere = async () => {
  localStorage.setItem('sessionId', 'xyz');
  localStorage.setItem('lastUser', JSON.stringify(JUNE));
  await mirrorSession({ sessionId: 'xyz', userId: JUNE.id, name: 'June Calloway' });
};
const hearOf = (newValue: string | null) =>
  void window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId', newValue }));
const timesAsked = () => network.calls.filter(({ call }) => call === ME).length;

describe('SessionProvider', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is signed out at once when nothing is stored, without asking the server', () => {
    start();

    expect(screen.getByText('signed out')).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('loads the person of a stored session with its bearer header', async () => {
    localStorage.setItem('sessionId', 'abc');

    start();

    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText('loretta')).toBeTruthy();
    expect(network.calls[0]).toMatchObject({
      call: ME,
      headers: { authorization: 'Bearer abc' },
      credentials: 'include',
    });
  });

  it('removes a session that the server refuses', async () => {
    signedInBefore();
    network.on(ME, noSession);

    start();

    expect(await screen.findByText('signed out')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBeNull();
    expect(localStorage.getItem('lastUser')).toBeNull();
  });

  it('keeps the guest signed in without a network and asks again when it returns', async () => {
    signedInBefore();
    network.on(ME, unreachable);

    start();
    expect(await screen.findByText('loretta')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBe('abc');

    network.on(ME, noSession);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('signed out')).toBeTruthy();
  });

  it('stores the session of a login and takes its cookie', async () => {
    start();

    act(() => screen.getByText('Login').click());

    expect(await screen.findByText('loretta')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBe('fresh');
    expect(network.calls[0]?.credentials).toBe('include');
  });

  it('shows a changed person at once, and then who the venue says it is', async () => {
    await startSignedIn();
    network.on(ME, () => json({ ...LORETTA, username: 'loretta-webb' }));

    act(() => screen.getByText('Rename').click());

    expect(screen.getByText('loretta-lynn')).toBeTruthy();
    expect(await screen.findByText('loretta-webb')).toBeTruthy();
    expect(network.calls.at(-1)?.call).toBe(ME);
  });

  it('does not bring back somebody who has logged out while their change was sent', async () => {
    await startSignedIn();
    act(() => screen.getByText('Logout').click());

    act(() => screen.getByText('Rename').click());
    await act(() => Promise.resolve());

    expect(screen.getByText('signed out')).toBeTruthy();
    expect(localStorage.getItem('lastUser')).toBeNull();
  });

  it('clears everything at logout even when the call fails', async () => {
    await startSignedIn();
    network.offline();

    act(() => screen.getByText('Logout').click());

    expect(await screen.findByText('signed out')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBeNull();
  });

  it('is signed out at once, however long the venue takes to hear of it', async () => {
    await startSignedIn();
    const hear = network.hold(LOGOUT);

    act(() => screen.getByText('Logout').click());

    expect(screen.getByText('signed out')).toBeTruthy();
    expect(network.calls.at(-1)).toMatchObject({ call: LOGOUT, headers: { authorization: 'Bearer abc' } });
    hear(json({}));
  });

  it('signs nobody in before the answer to a sign-out is in, which would clear the new cookie', async () => {
    await startSignedIn();
    const hear = network.hold(LOGOUT);
    act(() => screen.getByText('Logout').click());

    act(() => screen.getByText('Login').click());
    await act(written);
    expect(network.calls.at(-1)?.call).toBe(LOGOUT);
    hear(json({}));

    expect(await screen.findByText('loretta')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBe('fresh');
  });

  it('ends the session of the last person when another signs in over them, and keeps what waits of theirs', async () => {
    await startSignedIn();
    await act(written);
    await enqueue({ id: 'kept', kind: 'check-in', payload: {}, photo: null });
    network.on('POST /api/auth/login', () => json({ user: JUNE, sessionId: 'xyz' }));

    act(() => screen.getByText('Login').click());

    expect(await screen.findByText('june')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('sessionsToEnd')).toBeNull());
    expect(network.calls.at(-1)).toMatchObject({
      call: LOGOUT,
      headers: { authorization: 'Bearer abc' },
      credentials: 'omit',
    });
    await act(written);
    expect((await mirroredSession())?.owner.id).toBe(JUNE.id);
    expect((await database.entries.get('kept'))?.owner?.id).toBe(LORETTA.id);
  });

  it('tells the venue of a logout made without a network as soon as it is back', async () => {
    await startSignedIn();
    network.offline();
    act(() => screen.getByText('Logout').click());
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    network.calls.length = 0;
    network.online();

    act(() => void window.dispatchEvent(new Event('online')));

    await waitFor(() => expect(localStorage.getItem('sessionsToEnd')).toBeNull());
    expect(network.calls[0]).toMatchObject({
      call: LOGOUT,
      headers: { authorization: 'Bearer abc' },
      credentials: 'include',
    });
  });

  it('leaves the cookie of the next person alone when it ends the session of the last', async () => {
    localStorage.setItem('sessionsToEnd', '["old"]');
    signedInBefore();

    start();

    await waitFor(() => expect(localStorage.getItem('sessionsToEnd')).toBeNull());
    expect(network.calls.find(({ call }) => call === LOGOUT)?.credentials).toBe('omit');
  });

  it('reaches the venue with a logout where storage is blocked', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    start();
    act(() => screen.getByText('Login').click());
    await screen.findByText('loretta');

    act(() => screen.getByText('Logout').click());

    expect(screen.getByText('signed out')).toBeTruthy();
    expect(network.calls.at(-1)).toMatchObject({ call: LOGOUT, headers: { authorization: 'Bearer fresh' } });
    await act(() => Promise.resolve());
  });

  it('shows who was signed in after five seconds of a slow network', () => {
    jest.useFakeTimers();
    signedInBefore();
    network.on(ME, silent);
    start();

    expect(screen.getByText('loading')).toBeTruthy();
    act(() => jest.advanceTimersByTime(5_000));

    expect(screen.getByText('loretta')).toBeTruthy();
  });

  it('signs out when a call meets a session that has ended, asking the venue but once', async () => {
    await startSignedIn();
    network.on(ME, noSession);

    await act(() => Promise.all([callRefused(), callRefused(), callRefused()]));

    expect(await screen.findByText('signed out')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBeNull();
    expect(timesAsked()).toBe(2);
  });

  it('keeps somebody signed in whom the venue still knows, whatever else it refuses', async () => {
    await startSignedIn();
    network.on(ME, () => json({ ...LORETTA, username: 'loretta-webb' }));

    await act(callRefused);

    expect(await screen.findByText('loretta-webb')).toBeTruthy();
    expect(localStorage.getItem('sessionId')).toBe('abc');
    expect(timesAsked()).toBe(2);
  });

  it('leaves the outbox waiting whose session was refused, though the venue knows the person', async () => {
    await mirrorSession(null);
    await startSignedIn();
    await waitFor(async () => expect(await mirroredSession()).toMatchObject({ sessionId: 'abc' }));
    await noteRefusedSession('abc');

    await act(callRefused);
    await act(written);

    expect(timesAsked()).toBe(2);
    expect(await mirroredSession()).toMatchObject({ refused: true });
  });

  it('follows a sign-out in another tab', async () => {
    await startSignedIn();

    localStorage.removeItem('sessionId');
    act(() => hearOf(null));

    await waitFor(() => expect(screen.getByText('signed out')).toBeTruthy());
  });

  it('leaves alone who signed in elsewhere while it slept, though it hears of the sign-out first', async () => {
    await startSignedIn();
    await act(written);
    await juneSignsInElsewhere();
    network.offline();

    act(() => hearOf(null));
    await act(written);
    act(() => hearOf('xyz'));

    expect(await screen.findByText('june')).toBeTruthy();
    await act(written);
    expect(localStorage.getItem('lastUser')).toContain('june');
    expect(await mirroredSession()).toMatchObject({ sessionId: 'xyz', owner: { id: JUNE.id } });
  });

  it.each([
    ['comes back out of the back-forward cache', window, 'pageshow'],
    ['is looked at again', document, 'visibilitychange'],
  ])('asks who is signed in now when it %s', async (_, target, type) => {
    await startSignedIn();
    await act(written);
    await juneSignsInElsewhere();
    network.on(ME, () => json(JUNE));

    act(() => void target.dispatchEvent(Object.assign(new Event(type), { persisted: true })));

    expect(await screen.findByText('june')).toBeTruthy();
    act(() => void target.dispatchEvent(Object.assign(new Event(type), { persisted: true })));
    expect(timesAsked()).toBe(2);
  });

  it('is signed out out of the back-forward cache when another tab has signed out meanwhile', async () => {
    await startSignedIn();
    localStorage.removeItem('sessionId');

    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

    expect(screen.getByText('signed out')).toBeTruthy();
  });

  it('asks nothing when it is looked at again and nothing has changed', async () => {
    start();
    act(() => screen.getByText('Login').click());
    await screen.findByText('loretta');

    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    expect(timesAsked()).toBe(0);
  });
});

describe('useSession', () => {
  it('is an error outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Probe />)).toThrow('useSession must be used within a SessionProvider');
  });
});
