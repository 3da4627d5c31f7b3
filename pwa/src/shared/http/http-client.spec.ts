import { jest } from '@jest/globals';
import { request, requestJson } from './http-client';
import { HttpError, UnreachableError } from './http-error';
import { onSessionRefused } from './refused-session';

const fetchDouble = jest.fn<typeof fetch>();
const refusal = (body: string) => new Response(body, { status: 401 });
const OURS = JSON.stringify({ statusCode: 401, code: 'auth.signed-out', message: 'Please sign in first.' });
const sent = () => fetchDouble.mock.calls[0]?.[1];

/** Answers never, but gives up when told to, as a browser's fetch does. */
const hang: typeof fetch = (_path, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

describe('request', () => {
  beforeEach(() => {
    localStorage.clear();
    fetchDouble.mockReset();
    globalThis.fetch = fetchDouble;
  });
  afterEach(() => void jest.useRealTimers());

  it('sends bearer and cookie of a signed-in guest', async () => {
    localStorage.setItem('sessionId', 'abc');
    fetchDouble.mockResolvedValue(new Response('{}'));

    await request('/api/events');

    expect(sent()?.credentials).toBe('include');
    expect(new Headers(sent()?.headers).get('authorization')).toBe('Bearer abc');
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)(
    'sends a %s as nobody when signed out, whatever cookie is left',
    async (method) => {
      fetchDouble.mockResolvedValue(new Response('{}'));

      await request('/api/show-reminders/abc', { method });

      expect(sent()?.credentials).toBe('omit');
    },
  );

  it('sends a form with its file as it is, and leaves its boundary to the browser', async () => {
    fetchDouble.mockResolvedValue(new Response('{}'));
    const form = new FormData();
    form.append('profileImage', new Blob(['a picture']));

    await request('/api/auth/profile-image', { method: 'POST', body: form });

    expect(sent()?.body).toBe(form);
    expect(new Headers(sent()?.headers).get('content-type')).toBeNull();
  });

  it('reads on phones that know neither AbortSignal.any nor AbortSignal.timeout', async () => {
    const { any, timeout } = AbortSignal;
    Object.assign(AbortSignal, { any: undefined, timeout: undefined });
    fetchDouble.mockResolvedValue(new Response('[1]'));

    const answer = await requestJson('/api/events', { signal: new AbortController().signal });

    Object.assign(AbortSignal, { any, timeout });
    expect(answer).toEqual([1]);
  });

  it('gives up after its time limit', async () => {
    fetchDouble.mockImplementation(hang);

    await expect(request('/api/events', { timeoutMs: 5 })).rejects.toBeInstanceOf(UnreachableError);
  });

  it('passes on that nobody waits any longer', async () => {
    fetchDouble.mockImplementation(hang);
    const reader = new AbortController();

    const reading = request('/api/events', { signal: reader.signal });
    reader.abort();

    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('counts an error whose words were cut off as no connection', async () => {
    const cut = new Response('x', { status: 500 });
    jest.spyOn(cut, 'text').mockRejectedValue(new TypeError('terminated'));
    fetchDouble.mockResolvedValue(cut);

    await expect(request('/api/events')).rejects.toBeInstanceOf(UnreachableError);
  });

  it('tells a refusal with its status and words', async () => {
    fetchDouble.mockResolvedValue(new Response('no', { status: 404 }));

    await expect(request('/api/events/9')).rejects.toEqual(new HttpError(404, 'no', ''));
  });

  it('announces that the venue has refused the stored session', async () => {
    const heard = jest.fn();
    const stop = onSessionRefused(heard);
    localStorage.setItem('sessionId', 'abc');
    fetchDouble.mockResolvedValue(refusal(OURS));

    await expect(request('/api/messages')).rejects.toBeInstanceOf(HttpError);

    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["is a proxy's", 'abc', '<html>Please log in</html>'],
    ['is of a session that another has taken the place of', 'xyz', OURS],
    ['is of a wrong password, with nobody signed in', null, OURS],
  ])('announces nothing when the refusal %s', async (_what, storedLater, body) => {
    const heard = jest.fn();
    const stop = onSessionRefused(heard);
    if (storedLater !== null) localStorage.setItem('sessionId', 'abc');
    fetchDouble.mockImplementation(() => {
      if (storedLater !== null) localStorage.setItem('sessionId', storedLater);
      return Promise.resolve(refusal(body));
    });

    await expect(request('/api/auth/login', { method: 'POST', body: {} })).rejects.toBeInstanceOf(HttpError);

    stop();
    expect(heard).not.toHaveBeenCalled();
  });

  it("counts a portal's page as no connection", async () => {
    fetchDouble.mockResolvedValue(new Response('<html>'));

    await expect(requestJson('/api/events')).rejects.toBeInstanceOf(UnreachableError);
  });
});
