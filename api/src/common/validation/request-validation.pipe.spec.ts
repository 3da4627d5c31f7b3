import { EventRequest } from '#src/modules/events/writing/event-editing.dto.js';
import { EventSeriesRequest } from '#src/modules/events/series/event-series.dto.js';
import { RequestValidationPipe } from './request-validation.pipe.js';

/** Most bytes of a body, as `app.setup.ts` has it. */
const JSON_LIMIT_BYTES = 100 * 1024;

/** As much as a body may hold. */
const filled = (start: string, part: (index: number) => string, end: string): string => {
  let text = start;
  for (let index = 0; ; index += 1) {
    const next = part(index);
    if (text.length + next.length + end.length > JSON_LIMIT_BYTES) return text + end;
    text += next;
  }
};
const nested = (depth: number, field: string): string =>
  `{"${field}":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const nestedObjects = (depth: number): string => `${'{"name":'.repeat(depth)}1${'}'.repeat(depth)}`;

const MOST_MILLISECONDS = 50;

describe('RequestValidationPipe', () => {
  const pipe = new RequestValidationPipe();
  const check = (body: string, metatype: new () => object = EventRequest) =>
    pipe.transform(JSON.parse(body), { type: 'body', metatype });

  it.each([
    ['1,500 objects in each other', nestedObjects(1_500)],
    ['as many objects in each other as fit', nestedObjects(11_000)],
    ['1,500 lists in each other', nested(1_500, 'name')],
    ['as many lists in each other as fit', nested(51_000, 'name')],
    ['lists in each other in a field nobody knows', nested(51_000, 'x')],
    [
      'many small depths beside each other',
      filled('{"name":[', (at) => `${at ? ',' : ''}${'['.repeat(40)}${']'.repeat(40)}`, ']}'),
    ],
    ['as many fields as fit', filled('{', (at) => `${at ? ',' : ''}"${at.toString(36)}":1`, '}')],
    [
      'as many fields in a part of it',
      filled('{"repeat":{', (at) => `${at ? ',' : ''}"${at.toString(36)}":1`, '}}'),
    ],
    ['as long a list as fits', filled('{"name":[', (at) => (at ? ',1' : '1'), ']}')],
    ['as many empty objects as fit', filled('{"name":[', (at) => (at ? ',{}' : '{}'), ']}')],
  ])('refuses %s, at once', async (_, body) => {
    for (const metatype of [EventRequest, EventSeriesRequest]) {
      await expect(check(body, metatype)).rejects.toMatchObject({
        kind: 'invalid',
        code: 'request.too-complex',
      });
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        // The processor's time: what else the machine does is not counted.
        const started = process.cpuUsage();
        await check(body, metatype).catch(() => undefined);
        const { user, system } = process.cpuUsage(started);
        times.push((user + system) / 1000);
      }
      expect(Math.min(...times)).toBeLessThan(MOST_MILLISECONDS);
    }
  });

  it('refuses as much in an address', async () => {
    const query = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`q${at}`, '1']));
    await expect(pipe.transform(query, { type: 'query', metatype: EventRequest })).rejects.toMatchObject({
      code: 'request.too-complex',
    });
  });

  it('takes the longest lists that are ours', async () => {
    const exceptions = Array.from({ length: 104 }, () => '2027-01-15');
    const repeat = { frequency: 'weekly', interval: 1, count: 104, exceptions };
    const series = { name: 'Barn Dance', type: 'country', date: '2027-01-08', time: '20:00', repeat };
    await expect(check(JSON.stringify(series), EventSeriesRequest)).resolves.toMatchObject({
      name: 'Barn Dance',
    });
  });
});
