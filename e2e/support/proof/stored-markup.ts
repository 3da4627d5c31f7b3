import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** What a program would run that took a text for markup; `{}` is where it was stored. Longest first: a column takes what fits. */
const PAYLOADS = [
  `{}"><img src=x-markup onerror="ran('{}')"><script>ran('{}')</script><a href="javascript:ran('{}')" data-markup>{}</a>`,
  `{}<img src=x-markup onerror="ran('{}')">`,
  `<img src=x-markup onerror=ran(1)>`,
  '<b data-markup>x</b>',
  '<b data-markup>',
];

/** As an address, which a link would open. */
const LINK = `javascript:ran('{}')`;
const LINKS = ['artists.website', 'artists.social_media'];

/**
 * Not words that anybody typed: what names a file, a secret, a kind, a day or a state of the product's own, without which a row is
 * shown nowhere.
 */
const NOT_TYPED =
  /(^|\.|_)(id|date|time|time_zone|status|hash|token|key|password|purpose|filename|channel|topic|cause|kind|type|user_type|requirement_type|basis|mime_type|file|file_type|image|image_url|logo_url|artist_ids|proved_email)$/;
const TABLES_OF_THE_PRODUCT = ['rate_limits', 'sessions', 'migrations', 'retired_pictures', 'account_links'];

interface Column {
  name: string;
  table: string;
  column: string;
  /** Undefined for text of any length. */
  most: number | null;
}

/** The token of an invitation whose page shows it. */
export const INVITATION_TOKEN = 'stored-markup';

/** Which columns hold markup now. */
interface Stored {
  stored: string[];
  /** Those of them whose text says where it was stored. */
  named: string[];
  /** Those that a constraint keeps from it. */
  refused: string[];
}

/** Puts markup into every text of every row. */
export const storeMarkup = async (client: Client): Promise<Stored> => {
  const { rows } = await client.query<Column>(
    `SELECT c.table_name || '.' || c.column_name AS name, c.table_name AS "table", c.column_name AS "column",
            c.character_maximum_length AS most
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
        AND c.data_type IN ('character varying', 'text') ORDER BY 1`,
  );
  const typed = rows.filter(
    ({ name, table }) => !NOT_TYPED.test(name) && !TABLES_OF_THE_PRODUCT.includes(table),
  );
  const found: Stored = { stored: [], named: [], refused: [] };
  for (const column of typed) {
    const text = LINKS.includes(column.name) ? LINK.replaceAll('{}', column.name) : payloadFor(column);
    if (!(await put(client, column, text))) found.refused.push(column.name);
    else if (found.stored.push(column.name) && text.includes(column.name)) found.named.push(column.name);
  }
  const tags = [
    payloadFor({ name: 'tags', most: 30 }),
    payloadFor({ name: 'event_photos.tags', most: null }),
  ];
  await client.query('UPDATE event_photos SET tags = $1', [JSON.stringify(tags)]);
  await client.query(
    `UPDATE artist_invitations SET response_token = $1, status = 'pending', expires_at = now() + interval '1 day'
      WHERE id = (SELECT max(id) FROM artist_invitations)`,
    [createHash('sha256').update(INVITATION_TOKEN).digest('hex')],
  );
  return found;
};

/** Rows that must differ get their id behind the text. */
const put = async (client: Client, { table, column, most }: Column, text: string): Promise<boolean> => {
  const set = (value: string) => `UPDATE "${table}" SET "${column}" = ${value} WHERE "${column}" IS NOT NULL`;
  for (const value of ['$1::text', `left($1::text || id, ${most ?? 10_000})`]) {
    const isDone = await client.query(set(value), [text]).then(
      () => true,
      () => false,
    );
    if (isDone) return true;
  }
  return false;
};

const payloadFor = ({ name, most }: { name: string; most: number | null }): string =>
  PAYLOADS.map((payload) => payload.replaceAll('{}', name)).find(
    (payload) => payload.length <= (most ?? Infinity),
  ) ?? '<b>';
