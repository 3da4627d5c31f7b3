import sharp from 'sharp';
import type { Test } from 'supertest';
import type { WebManifest } from '#contract/venue-app/web-manifest.js';
import type { Picture } from '#test/images/picture-pixels.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

/** A venue whose staff choose what its app is called and looks like. */
export interface BrandedVenue extends TestApp {
  save: (settings: object) => Promise<void>;
  setLogo: (file: Buffer) => Promise<void>;
  /** As it is now, past every ready answer. */
  manifest: () => Promise<WebManifest>;
  /** Of the icons that the manifest names. */
  addresses: () => Promise<string[]>;
  fetchPicture: (address: string) => Test;
  pixelsOf: (address: string) => Promise<Picture>;
}

/** Starts it. */
export const createBrandedVenue = async (): Promise<BrandedVenue> => {
  const venue = await createTestApp();
  const admin = (await createAccount(venue, 'admin')).sessionId;
  const save = async (settings: object): Promise<void> => {
    await venue
      .http()
      .put('/api/venue')
      .auth(admin, { type: 'bearer' })
      .send({ name: 'The Rusty Spur Hall', ...settings })
      .expect(200);
  };
  const manifest = async (): Promise<WebManifest> =>
    JSON.parse((await venue.http().get('/manifest.webmanifest').set('Cache-Control', 'no-cache')).text);
  const fetchPicture = (address: string) => venue.http().get(address).responseType('blob');
  return {
    ...venue,
    save,
    setLogo: async (file) => {
      const { body } = await venue
        .http()
        .post('/api/venue/logo')
        .auth(admin, { type: 'bearer' })
        .attach('logo', file, 'logo.png')
        .expect(201);
      await save({ logoUrl: body.logoUrl });
    },
    manifest,
    addresses: async () => (await manifest()).icons.map(({ src }) => src),
    fetchPicture,
    pixelsOf: async (address) => {
      const { body } = await fetchPicture(address).expect(200).expect('Content-Type', 'image/png');
      const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height };
    },
  };
};
