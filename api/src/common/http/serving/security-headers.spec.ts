import { createTestApp, type TestApp } from '#test/test-app.js';

describe('the headers of every answer', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  afterAll(() => venue.close());

  it.each([
    ['/api/health/ping', 200],
    ['/api/events', 200],
    ['/api/auth/me', 401],
    ['/api/nowhere', 404],
    ['/uploads/nothing.webp', 404],
    ['/nowhere', 404],
  ])('lets a page use the camera and sharing alone: %s', async (path, status) => {
    // Asked twice: public data comes from its kept bytes the second time.
    for (const answer of [await venue.http().get(path), await venue.http().get(path)]) {
      const policy = answer.get('Permissions-Policy') ?? '';
      expect([answer.status, policy.match(/[\w-]+(?==\(self\))/g)]).toEqual([
        status,
        ['camera', 'clipboard-write', 'web-share'],
      ]);
      expect(policy).toContain('geolocation=()');
      expect(policy).toContain('microphone=()');
    }
  });

  it('lets data load nothing, and the description of the API what a page may', async () => {
    const policyOf = async (path: string) => (await venue.http().get(path)).get('Content-Security-Policy');
    // Asked twice: public data comes from its kept bytes the second time.
    for (const path of ['/api/auth/me', '/api/events', '/api/events'])
      expect(await policyOf(path)).toBe("default-src 'none';frame-ancestors 'none'");
    expect(await policyOf('/api/docs')).toContain("script-src 'self'");
  });
});
