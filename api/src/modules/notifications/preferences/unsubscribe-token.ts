import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MESSAGE_TOPICS, type MessageTopic } from '#contract/message-topics.js';

/** The reader of a message: an account, or else an address, known by its hash alone. */
export type Reader = { userId: number } | { addressHash: Buffer };

/** What an unsubscribe link stands for. */
export interface Unsubscription {
  topic: MessageTopic;
  reader: Reader;
}

/** SHA-256 of an address as mailboxes compare it. */
const addressHash = (address: string): Buffer =>
  createHash('sha256').update(address.trim().toLowerCase()).digest();

export const readerOf = (userId: number | null, recipient: string): Reader =>
  userId === null ? { addressHash: addressHash(recipient) } : { userId };

const signatureOf = (claim: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`unsubscribe.${claim}`).digest();

const claimOf = ({ topic, reader }: Unsubscription): string =>
  'userId' in reader ? `${topic}-u${reader.userId}` : `${topic}-a${reader.addressHash.toString('base64url')}`;

/**
 * The token of a link that works for as long as the venue keeps its key; it says no address. Without dots, as of a file's
 * name, and with a letter or digit at its end, where mail programs cut addresses short.
 */
export const signUnsubscribe = (unsubscription: Unsubscription, key: Buffer): string => {
  const claim = claimOf(unsubscription);
  return `${claim}-${signatureOf(claim, key).toString('hex')}`;
};

const TOKEN = /^(?<topic>[a-z]+)-(?<reader>u\d{1,10}|a[\w-]{43})-(?<signature>[0-9a-f]{64})$/;

const parts = z.object({ topic: z.enum(MESSAGE_TOPICS), reader: z.string(), signature: z.string() });

const readerFrom = (text: string): Reader =>
  text.startsWith('u')
    ? { userId: Number(text.slice(1)) }
    : { addressHash: Buffer.from(text.slice(1), 'base64url') };

/** @returns undefined unless this venue signed the token, whole */
export const readUnsubscribe = (token: string, key: Buffer): Unsubscription | undefined => {
  const { data } = parts.safeParse(TOKEN.exec(token)?.groups);
  if (!data) return undefined;
  const { topic, reader, signature } = data;
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(`${topic}-${reader}`, key));
  return isOurs ? { topic, reader: readerFrom(reader) } : undefined;
};
