import { createHmac, timingSafeEqual } from 'node:crypto';

/** A table, and the address that its guest gave: a venue restored from a backup may give the number to somebody else. */
interface GuestsTable {
  id: number;
  email: string;
}

const signatureOf = ({ id, email }: GuestsTable, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`table.${id}.${email.toLowerCase()}`).digest();

/** The token of the link in the mails about a table; it works for as long as the venue keeps its key and this address. */
export const signTable = (table: GuestsTable, key: Buffer): string =>
  `${table.id}-${signatureOf(table, key).toString('hex')}`;

const TOKEN = /^(\d{1,9})-[0-9a-f]{64}$/;

/** The table that a token names, whoever made it up; undefined of what is no token. */
export const namedTable = (token: string): number | undefined => {
  const id = TOKEN.exec(token)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Whether this venue made the token for this table. @param token one that names a table */
export const isTokenOf = (token: string, table: GuestsTable, key: Buffer): boolean =>
  timingSafeEqual(Buffer.from(token), Buffer.from(signTable(table, key)));
