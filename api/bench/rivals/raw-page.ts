import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Pool } from 'pg';

/** Around the place of an event's name in the template of a page. */
export const PLACE = '\u0001';

const MONTH = `SELECT id, name FROM events WHERE date >= $1 AND date <= $2 ORDER BY date, time, id LIMIT 1001`;

/**
 * The home page as a server without a framework renders it: a string of a template and the month's rows.
 * @param template path of the page, with `PLACE` and an event's id and `PLACE` where the name of that event stands
 */
export const rawPage = (pool: Pool, template: string, { from, to }: { from: string; to: string }) => {
  let parts: string[] | undefined;
  return async (response: ServerResponse): Promise<void> => {
    parts ??= (await readFile(template, 'utf8')).split(PLACE);
    const { rows } = await pool.query<{ id: number; name: string }>(MONTH, [from, to]);
    const names = new Map(rows.map(({ id, name }) => [String(id), name]));
    const page = parts.map((part, index) => (index % 2 === 0 ? part : (names.get(part) ?? ''))).join('');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(page),
    });
    response.end(page);
  };
};
