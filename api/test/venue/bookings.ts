import { createAccount, type TestAccount, type TestApp } from '#test/test-app.js';

/** An artist on the list; with `account`, whose it is. */
export const createArtist = async (
  { sql }: TestApp,
  overrides: Partial<{
    name: string;
    genre: string;
    email: string;
    userId: number;
    isApproved: boolean;
  }> = {},
): Promise<number> => {
  const artist = {
    name: 'Wade Tucker',
    genre: 'rock',
    email: 'wade@example.com',
    userId: null,
    isApproved: true,
    ...overrides,
  };
  const [row] = await sql<{ id: number }>(
    `INSERT INTO artists (name, genre, email, phone, user_id, is_approved)
     VALUES ($1, $2, $3, '555-0102', $4, $5) RETURNING id`,
    [artist.name, artist.genre, artist.email, artist.userId, artist.isApproved],
  );
  return row?.id ?? 0;
};

/** An artist who can sign in. */
export const createSignedInArtist = async (
  venue: TestApp,
  overrides: Partial<{ name: string; genre: string; email: string }> = {},
): Promise<TestAccount & { artistId: number }> => {
  const account = await createAccount(venue, 'artist');
  const artistId = await createArtist(venue, { email: account.email, ...overrides, userId: account.id });
  return { ...account, artistId };
};

/** A guest's table for two at a show. @param email null for a guest who left none */
export const createTable = async (
  { sql }: TestApp,
  eventId: number,
  { status, email }: { status: string; email: string | null },
): Promise<number> => {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO bookings (event_id, customer_name, customer_email, party_size, status)
     VALUES ($1, 'Ruby Lee', $2, 2, $3) RETURNING id`,
    [eventId, email, status],
  );
  return row?.id ?? 0;
};

/** Tables of as many guests, each with an e-mail, all confirmed. */
export const createTables = ({ sql }: TestApp, eventId: number, count: number): Promise<unknown> =>
  sql(
    `INSERT INTO bookings (event_id, customer_name, customer_email, party_size, status)
     SELECT $1, 'Guest', 'guest-' || n || '@example.com', 2, 'confirmed' FROM generate_series(1, $2) n`,
    [eventId, count],
  );

/** `2026-12-04`, so many days from now by UTC: never on the edge of the venue's day when it is two or more. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** What was put into the outbox for this address, oldest first. */
export const messagesTo = ({ sql }: TestApp, recipient: string) =>
  sql<{ kind: string; subject: string; text: string }>(
    'SELECT kind, subject, text_body AS text FROM messages WHERE recipient = $1 ORDER BY id',
    [recipient],
  );

/** The kinds of messages that wait to go out to this address, oldest first. */
export const waitingTo = async ({ sql }: TestApp, recipient: string): Promise<string[]> => {
  const waiting = await sql<{ kind: string }>(
    `SELECT kind FROM messages WHERE recipient = $1 AND status = 'queued'
        AND (useless_after IS NULL OR useless_after > now()) ORDER BY id`,
    [recipient],
  );
  return waiting.map(({ kind }) => kind);
};

/** Reads a list to its end, page by page. @param get one page, by its path */
export const readPages = async <Row>(
  path: string,
  get: (path: string) => PromiseLike<{ body: Row[]; headers: Record<string, string> }>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { body, headers } = await get(next);
    rows.push(...body);
    next = /<(.+)>; rel="next"/.exec(String(headers.link))?.[1];
  }
  return rows;
};

/** Deletes all rows of these tables, one table after the other. */
export const empty = async ({ sql }: TestApp, ...tables: string[]): Promise<void> => {
  for (const table of tables) await sql(`DELETE FROM ${table}`);
};
