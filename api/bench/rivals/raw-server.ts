// What the product is compared with: node:http, pg and busboy, doing the same work with nothing between.
import { createWriteStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createHash, randomUUID } from 'node:crypto';
import busboy from 'busboy';
import { Pool, type PoolClient } from 'pg';
import { WINDOW } from '#bench/load/bench-database.js';
import { rawGallery } from './raw-gallery.js';
import { rawPage } from './raw-page.js';

const { PORT, DATABASE_URL, DATABASE_POOL_SIZE, STORAGE_DIRECTORY = '.', PAGE_TEMPLATE = '' } = process.env;

const pool = new Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_SIZE) });

const eventsWith = (more: string): string => `
  SELECT e.id, e.name, e.type, e.description, e.date, e.time, e.doors_time AS "doorsTime", e.end_time AS "endTime",
         e.status, e.capacity, e.image_url AS "imageUrl", e.artist_id AS "artistId",
         bill.acts -> 0 AS artist, coalesce(e.artist_ids, '[]')::json AS "artistIds", coalesce(bill.acts, '[]') AS acts,
         ${more} e.series_id AS "seriesId", e.version, e.created_at AS "createdAt"
    FROM events e LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('id', a.id, 'name', a.name, 'genre', a.genre, 'profileImage', a.profile_image,
               'hasPage', a.is_approved) ORDER BY act.place) AS acts
        FROM event_acts act JOIN artists a ON a.id = act.artist_id WHERE act.event_id = e.id
    ) bill ON true`;

const EVENTS = eventsWith('');
/** What an admin sees more of. */
const ADMIN_EVENTS = eventsWith('e.artist_notes AS "artistNotes", true AS "mayEditNotes",');
const EVENT_ORDER = 'ORDER BY e.date, e.time, e.id';

const USERS = `
  SELECT id, username, email, first_name AS "firstName", last_name AS "lastName", user_type AS "userType",
         is_active AS "isActive", email_verified_at IS NOT NULL AS "emailVerified", profile_image AS "profileImage",
         created_at AS "createdAt"
    FROM users`;

const answer = (response: ServerResponse, status: number, value: unknown): void => {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
};

const month = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(
    `${EVENTS} WHERE e.date >= $1 AND e.date <= $2 ${EVENT_ORDER} LIMIT 1001`,
    [url.searchParams.get('from'), url.searchParams.get('to')],
  );
  answer(response, 200, rows);
};

const eventPage = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(`${ADMIN_EVENTS} WHERE e.date >= $1 ${EVENT_ORDER} LIMIT $2`, [
    url.searchParams.get('from'),
    url.searchParams.get('limit'),
  ]);
  answer(response, 200, rows);
};

const newestEvents = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(
    `${ADMIN_EVENTS} ORDER BY e.date DESC, e.time DESC, e.id DESC LIMIT $1`,
    [url.searchParams.get('limit')],
  );
  answer(response, 200, rows);
};

const laterEvents = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(
    `${ADMIN_EVENTS} WHERE (e.date, e.time, e.id) > ($1, $2, $3) ${EVENT_ORDER} LIMIT $4`,
    [...cursorOf(url), url.searchParams.get('limit')],
  );
  answer(response, 200, rows);
};

const cursorOf = (url: URL): unknown[] =>
  JSON.parse(Buffer.from(url.searchParams.get('cursor') ?? '', 'base64url').toString()) as unknown[];

const eventSearch = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(
    `${ADMIN_EVENTS} WHERE e.name ILIKE $1 OR e.id IN (
       SELECT act.event_id FROM event_acts act JOIN artists a ON a.id = act.artist_id WHERE a.name ILIKE $1)
     ${EVENT_ORDER} LIMIT $2`,
    [`%${url.searchParams.get('q')}%`, url.searchParams.get('limit')],
  );
  answer(response, 200, rows);
};

const userPage = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(`${USERS} ORDER BY id DESC LIMIT $1`, [
    url.searchParams.get('limit'),
  ]);
  answer(response, 200, rows);
};

const laterUsers = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(`${USERS} WHERE id < $1 ORDER BY id DESC LIMIT $2`, [
    ...cursorOf(url),
    url.searchParams.get('limit'),
  ]);
  answer(response, 200, rows);
};

const userSearch = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(
    `${USERS} WHERE username ILIKE $1 OR email ILIKE $1 OR concat_ws(' ', first_name, last_name) ILIKE $1
      ORDER BY id DESC LIMIT $2`,
    [`%${url.searchParams.get('q')}%`, url.searchParams.get('limit')],
  );
  answer(response, 200, rows);
};

const usersOfRole = async (url: URL, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(`${USERS} WHERE user_type = $1 ORDER BY id DESC LIMIT $2`, [
    url.searchParams.get('role'),
    url.searchParams.get('limit'),
  ]);
  answer(response, 200, rows);
};

const users = ({ searchParams }: URL) => {
  if (searchParams.has('cursor')) return laterUsers;
  if (searchParams.has('q')) return userSearch;
  return searchParams.has('role') ? usersOfRole : userPage;
};

const events = ({ searchParams }: URL) => {
  if (searchParams.has('cursor')) return laterEvents;
  if (searchParams.has('q')) return eventSearch;
  if (searchParams.has('order')) return newestEvents;
  return searchParams.has('limit') ? eventPage : month;
};

const oneEvent = async (id: number, response: ServerResponse): Promise<void> => {
  const { rows } = await pool.query<object>(`${EVENTS} WHERE e.id = $1`, [id]);
  answer(response, rows.length > 0 ? 200 : 404, rows[0]);
};

/** The fields of the check-in that the three statements use. */
interface CheckIn {
  eventId: number;
  customerName: string;
  customerEmail: string;
  partySize: number;
}

const checkIn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = JSON.parse((await buffer(request)).toString()) as CheckIn;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const id = await threeStatements(client, body, String(request.headers['idempotency-key']));
    await client.query('COMMIT');
    answer(response, 201, { id, ...body, pointsAwarded: 50 });
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};

const threeStatements = async (client: PoolClient, body: CheckIn, key: string): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO event_attendance (event_id, customer_email, customer_name, party_size, points_awarded, client_key)
     VALUES ($1, $2, $3, $4, 50, $5) RETURNING id`,
    [body.eventId, body.customerEmail, body.customerName, body.partySize, key],
  );
  const members = await client.query<{ id: number }>(
    `INSERT INTO loyalty_members (name, email) VALUES ($1, $2)
     ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id`,
    [body.customerName, body.customerEmail],
  );
  await client.query(
    `INSERT INTO loyalty_transactions (member_id, event_id, points, type) VALUES ($1, $2, 50, 'attendance')
     ON CONFLICT (member_id, event_id) WHERE type = 'attendance' DO NOTHING`,
    [members.rows[0]?.id, body.eventId],
  );
  return rows[0]?.id ?? 0;
};

const repeatedCheckIn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  JSON.parse((await buffer(request)).toString());
  const { rows } = await pool.query<{ answer: object }>(
    'SELECT answer FROM event_attendance WHERE client_key = $1',
    [request.headers['idempotency-key']],
  );
  answer(response, 200, rows[0]?.answer);
};

const upload = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  new Promise((resolve, reject) => {
    const parts = busboy({ headers: request.headers });
    parts.on('file', (_field, stream) => {
      const name = randomUUID();
      const file = stream.pipe(createWriteStream(join(STORAGE_DIRECTORY, name)));
      file.on('error', reject);
      file.on('finish', () => {
        answer(response, 201, { photo: name });
        resolve();
      });
    });
    parts.on('error', reject);
    request.pipe(parts);
  });

const SESSION = {
  name: 'session',
  text: `SELECT u.id, u.user_type FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.id = $1 AND s.expires_at > now() AND u.is_active`,
};

/**
 * Whose session a request brings: one look by key. No server that can block an account or end a session may leave it out,
 * so without it raw would do less than what it is compared with.
 */
const requireSession = async ({ headers }: IncomingMessage): Promise<void> => {
  const token = headers.authorization?.slice('Bearer '.length);
  if (token === undefined) return;
  const hash = createHash('sha256').update(token).digest('hex');
  const { rowCount } = await pool.query({ ...SESSION, values: [hash] });
  if (rowCount !== 1) throw new Error('this session is over');
};

const homePage = rawPage(pool, PAGE_TEMPLATE, WINDOW);

const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  await requireSession(request);
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.method === 'POST' && url.pathname === '/api/photo-attendance')
    return url.searchParams.has('again') ? repeatedCheckIn(request, response) : checkIn(request, response);
  if (request.method === 'POST') return upload(request, response);
  if (url.pathname === '/') return homePage(response);
  if (url.pathname === '/api/admin/users') return users(url)(url, response);
  if (url.pathname === '/api/event-photos')
    return rawGallery(pool, url, (rows) => answer(response, 200, rows));
  if (url.pathname === '/api/events') return events(url)(url, response);
  if (url.pathname.startsWith('/api/events/')) return oneEvent(Number(url.pathname.slice(12)), response);
  answer(response, 200, {});
};

const server = createServer((request, response) => {
  route(request, response).catch((error: unknown) => answer(response, 500, { message: String(error) }));
});
server.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
