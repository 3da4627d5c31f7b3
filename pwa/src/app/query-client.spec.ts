import { jest } from '@jest/globals';
import { HttpError } from '#shared/http/http-error';
import { createQueryClient } from './query-client';

const refuse = (status: number) =>
  jest.fn<typeof fetch>().mockImplementation(() => Promise.resolve(new Response('', { status })));

describe('the default read', () => {
  it('joins the parts of the key with a slash', async () => {
    const fetchDouble = jest.fn<typeof fetch>().mockResolvedValue(new Response('{"id":7}'));
    globalThis.fetch = fetchDouble;

    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/events', 7] })).toEqual({ id: 7 });
    expect(fetchDouble.mock.calls[0]?.[0]).toBe('/api/events/7');
  });

  it('takes a 401 for an error', async () => {
    globalThis.fetch = refuse(401);

    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/me'] })).rejects.toBeInstanceOf(HttpError);
  });

  it('answers null to a 401 when the query says so, and to nothing else', async () => {
    const query = { queryKey: ['/api/me'], meta: { on401: 'null' as const } };
    globalThis.fetch = refuse(401);
    expect(await createQueryClient().fetchQuery(query)).toBeNull();

    globalThis.fetch = refuse(403);
    await expect(createQueryClient().fetchQuery(query)).rejects.toBeInstanceOf(HttpError);
  });
});
