import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportResponse } from './imports.dto.js';
import { ImportsService } from './imports.service.js';
import { ImportRunningService } from './running/import-running.service.js';
import { importVenue } from '#test/imports/import-venue.js';
import { proofSize, proofTime, tellProof } from '#test/proof-size.js';

/** Written in several transactions. */
const ROWS = proofSize(1_000);

const { place, as, send, read, get, rowsOf, bringIn, goOn, shows } = importVenue();

describe('an import', () => {
  const manyShows = (count: number) =>
    `Event ID,Event Name,Date,Time\n${Array.from({ length: count }, (_, at) => `${at},Show ${at},${2000 + (at % 90)}-0${1 + (at % 9)}-${10 + (at % 18)},20:00`).join('\n')}\n`;

  it(
    `brings in ${ROWS} rows, whole ones only when it is stopped, and goes on`,
    async () => {
      const started = Date.now();
      const found = await read(manyShows(ROWS));
      const readMs = Date.now() - started;
      expect(found.counts).toMatchObject({ new: ROWS });
      await place.venue
        .http()
        .post(`/api/imports/${found.id}/start`)
        .set('Authorization', as(place.admin))
        .expect(200);
      await place.venue.app.get(ImportRunningService).step(found.id);
      const stopped = await place.venue
        .http()
        .post(`/api/imports/${found.id}/stop`)
        .set('Authorization', as(place.admin))
        .expect(200);
      expect(stopped.body.state).toBe('stopped');
      await goOn(found.id);
      const [{ count } = { count: 0 }] = await place.venue.sql<{ count: number }>(
        'SELECT count(*)::int AS count FROM events',
      );
      expect((await get<ImportResponse>(`/api/imports/${found.id}`)).done).toBe(count);
      expect(count).toBeLessThan(ROWS);
      const begun = Date.now();
      expect(await bringIn(found)).toMatchObject({ state: 'done', done: ROWS, counts: { new: ROWS } });
      tellProof(`${ROWS} rows: read and judged in ${readMs} ms, written in ${Date.now() - begun} ms\n`);
      expect(await place.venue.sql('SELECT count(*)::int AS count FROM events')).toEqual([{ count: ROWS }]);
      expect(await place.venue.sql('SELECT count(*)::int AS count FROM import_rows')).toEqual([{ count: 0 }]);
    },
    proofTime(ROWS, 10),
  );

  it('is the same preview for the same file, and is cleared away when nobody wants it', async () => {
    const [one, other] = [await send(manyShows(2)), await send(manyShows(2))];
    expect([one.status, other.status, other.body.id]).toEqual([201, 200, one.body.id]);
    const path = join(await mkdtemp(join(tmpdir(), 'imports-')), 'shows.csv');
    await writeFile(path, manyShows(2));
    const sha256 = createHash('sha256').update(manyShows(2)).digest('hex');
    const file = { path, size: 1, sha256, originalName: 'shows.csv' };
    const ofCommand = await place.venue.app.get(ImportsService).read({ file, kind: 'events', by: null });
    expect(ofCommand).toMatchObject({ isNew: true });
    expect(ofCommand.answer.id).not.toBe(one.body.id);
    await place.venue
      .http()
      .delete(`/api/imports/${one.body.id}`)
      .set('Authorization', as(place.admin))
      .expect(200);
    await place.venue
      .http()
      .get(`/api/imports/${one.body.id}/rows`)
      .set('Authorization', as(place.admin))
      .expect(404);
  });

  it.each([
    ['America/Sao_Paulo', null, '2027-04-03'],
    ['America/Mexico_City', 'MX', '2027-04-03'],
    ['America/Indiana/Knox', null, '2027-03-04'],
    ['America/Chicago', 'US', '2027-03-04'],
  ])('reads 03/04/2027 at a venue in %s and country %s as %s', async (timeZone, country, date) => {
    await place.venue.sql('UPDATE venue SET time_zone = $1, country = $2', [timeZone, country]);
    await bringIn(await read('Name,Date,Time\nBall,03/04/2027,20:00\n'));
    await place.venue.sql(`UPDATE venue SET time_zone = 'America/Chicago', country = NULL`);
    expect(await shows()).toMatchObject([{ name: 'Ball', date }]);
  });

  it('hands back what was left out, to be put right and imported again', async () => {
    const found = await bringIn(await read('Name,Date,Time\n=1+1,someday,8 PM\nBall,2026-12-01,20:00\n'));
    const answer = await place.venue
      .http()
      .get(`/api/imports/${found.id}/left-out`)
      .set('Authorization', as(place.admin))
      .expect(200);
    expect(answer.text).toBe(
      "\uFEFFName,Date,Time,Line in the file,Why it was left out\r\n'=1+1,someday,8 PM,2,The date “someday” cannot be read.\r\n",
    );
    const put = await read(answer.text.replace('someday', '2026-12-02'));
    expect((await rowsOf(put))[0]).toMatchObject({
      fate: 'new',
      cells: ['=1+1', '2026-12-02', '8 PM', '2', expect.any(String)],
    });
  });
});
