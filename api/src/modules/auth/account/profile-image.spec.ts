import { basename } from 'node:path';
import { MAX_PROFILE_IMAGE_BYTES } from '#contract/limits.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import * as drawn from '#test/images/drawn-images.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

describe('the profile image', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  afterAll(() => venue.close());

  const signIn = async () => (await createAccount(venue, 'user')).sessionId;
  const upload = (session: string, file: Buffer, name = 'me.jpg') =>
    venue
      .http()
      .post('/api/auth/profile-image')
      .auth(session, { type: 'bearer' })
      .attach('profileImage', file, name);
  const remove = (session: string) =>
    venue.http().delete('/api/auth/profile-image').auth(session, { type: 'bearer' });
  const me = async (session: string) =>
    (await venue.http().get('/api/auth/me').auth(session, { type: 'bearer' })).body;
  const isStored = (address: string) => venue.app.get(FileStorage).exists(basename(address));

  it('is stored under a random name, without where it was taken, and shown at once', async () => {
    const session = await signIn();
    const answer = await upload(session, await drawn.photoWithGps());
    expect(answer.status).toBe(200);
    expect(answer.body.profileImage).toMatch(/^\/uploads\/person-[0-9a-f]{32}\.webp$/);
    expect(await me(session)).toEqual(answer.body);
    const picture = await venue.http().get(String(answer.body.profileImage));
    expect([picture.status, picture.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(picture.body).includes('Exif')).toBe(false);
  });

  it('replaces the one before, and can be taken away', async () => {
    const session = await signIn();
    const first = String((await upload(session, await drawn.jpegPhoto())).body.profileImage);
    const second = String((await upload(session, await drawn.jpegPhoto())).body.profileImage);
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    const answer = await remove(session);
    expect([answer.status, answer.body.profileImage]).toEqual([200, null]);
    expect([await isStored(second), (await me(session)).profileImage]).toEqual([false, null]);
    expect((await remove(session)).status).toBe(200);
  });

  it('is one of two that are sent at once, and the other is not left behind', async () => {
    const session = await signIn();
    const photo = await drawn.jpegPhoto();
    const answers = await Promise.all([upload(session, photo), upload(session, photo)]);
    const addresses = answers.map(({ body }) => String(body.profileImage));
    const { profileImage } = await me(session);
    expect(addresses).toContain(profileImage);
    expect((await Promise.all(addresses.map(isStored))).filter(Boolean)).toHaveLength(1);
  });

  it('is refused at 5 MB, in the words of the form', async () => {
    const answer = await upload(await signIn(), Buffer.alloc(MAX_PROFILE_IMAGE_BYTES, 1));
    const message = 'Image must be smaller than 5MB. Please choose a smaller file.';
    expect([answer.status, answer.body.fields]).toEqual([413, { profileImage: message }]);
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a drawing that can run scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ])('is refused when it is %s with the name of a picture', async (_, content) => {
    const answer = await upload(await signIn(), Buffer.from(content), 'me.png');
    const message = 'Please select an image file (JPG, PNG, etc.)';
    expect([answer.status, answer.body.fields]).toEqual([415, { profileImage: message }]);
  });

  it('is refused after thirty in an hour of one account, before it is looked at, and not of another', async () => {
    const session = await signIn();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await upload(session, Buffer.from('no picture'))).status);
    const answer = await upload(session, await drawn.jpegPhoto());
    expect(statuses).toEqual([...Array<number>(30).fill(415), 429]);
    expect([answer.status, answer.body.code]).toEqual([429, 'auth.too-many-attempts']);
    expect((await upload(await signIn(), await drawn.jpegPhoto())).status).toBe(200);
  });

  it('is refused when nothing came', async () => {
    const session = await signIn();
    const answer = await venue.http().post('/api/auth/profile-image').auth(session, { type: 'bearer' });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['profileImage']]);
  });
});
