import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { createPwaBuild } from '#test/venue/pwa-build.js';
import { PageRenderer } from './body/page-renderer.js';

/** In the place of the app's own program: the body of a show's page is its name, as the API answers it. */
const PROGRAM = `export const renderPage = async (path) => {
  const answer = await fetch('/api' + path, { headers: { accept: 'application/json' } });
  const { name } = await answer.json();
  return { html: name, style: '', data: { name } };
};`;

const ROOT = /<div id="root">(.*?)<\/div>/;
const DATA = /id="page-data">(.*?)<\/script>/;

describe('pages for who has just saved a change', () => {
  let venue: TestApp;
  let build: string;

  beforeAll(async () => {
    build = await createPwaBuild();
    await mkdir(join(build, '.server'));
    await writeFile(join(build, 'package.json'), '{ "type": "module" }');
    await writeFile(join(build, '.server/render-page.js'), PROGRAM);
    venue = await createTestApp({}, undefined, build);
    await venue.app.get(PageRenderer).warmUp();
  });
  afterAll(async () => {
    await venue.close();
    await rm(build, { recursive: true });
  });

  /** This process hears nothing of it. */
  const renameUnheard = async (id: number, name: string) => {
    await venue.sql('ALTER TABLE events DISABLE TRIGGER tr_events_announce');
    await venue.sql('UPDATE events SET name = $2 WHERE id = $1', [id, name]);
    await venue.sql('ALTER TABLE events ENABLE TRIGGER tr_events_announce');
  };
  /** A busy machine is asked again. */
  const show = async (id: number, headers: Record<string, string> = {}): Promise<unknown[]> => {
    const { status, text } = await venue.http().get(`/events/${id}`).set(headers);
    return status === 503 ? show(id, headers) : [ROOT, DATA].map((part) => part.exec(text)?.[1]);
  };

  it.each([
    ['cookie', 'justSaved=1'],
    ['cache-control', 'no-cache'],
  ])('have the change in their body and data, too (%s: %s)', async (header, value) => {
    const id = await createEvent(venue, { name: 'Old Boots' });
    const [old, latest] = ['Old Boots', 'New Boots'].map((name) => [name, JSON.stringify({ name })]);
    expect(await show(id)).toEqual(old);
    await renameUnheard(id, 'New Boots');
    expect(await show(id, { [header]: value })).toEqual(latest);
  });
});
