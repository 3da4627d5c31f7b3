import { HttpError } from '#shared/http/http-error';
import { fakeNetwork, json } from '#test/fake-network';
import { createQueryClient } from './query-client';

const ME = 'GET /api/me';
const network = fakeNetwork({ [ME]: () => json({}, 401) });

describe('the default read', () => {
  it('joins the parts of the key with a slash', async () => {
    network.on('GET /api/events/7', () => json({ id: 7 }));

    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/events', 7] })).toEqual({ id: 7 });
    expect(network.calls[0]?.path).toBe('/api/events/7');
  });

  it('takes a 401 for an error', async () => {
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/me'] })).rejects.toBeInstanceOf(HttpError);
  });

  it('answers null to a 401 when the query says so, and to nothing else', async () => {
    const query = { queryKey: ['/api/me'], meta: { on401: 'null' as const } };
    expect(await createQueryClient().fetchQuery(query)).toBeNull();

    network.on(ME, () => json({}, 403));
    await expect(createQueryClient().fetchQuery(query)).rejects.toBeInstanceOf(HttpError);
  });
});
