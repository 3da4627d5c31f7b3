import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Injectable } from '@nestjs/common';
import { retryAfterSeconds } from '#src/common/http/retry-after.js';
import { Settings } from '#src/config/settings.js';
import { type HostAddress, HostNames } from './host-names.js';
import {
  checkAddresses,
  hostOf,
  literalAddress,
  pinnedLookup,
  readOutsideAddress,
  refusedAddress,
} from './outside-address.js';

/** What came of a call. */
export interface OutsideAnswer {
  /** Null when there was no answer; `words` then say why. */
  status: number | null;
  milliseconds: number;
  /** The beginning of the answer. */
  words: string;
  retryAfterSeconds?: number;
}

/** For looking up the name, and then for the call. */
const LOOKUP_MS = 5_000;
const PATIENCE_MS = 15_000;

/** What is read of an answer, in bytes. */
const MAX_WORDS = 1024;

/**
 * Calls to addresses that staff have typed. They never reach the venue's own network (SSRF): the name is looked up here, each of its
 * addresses is checked, and the connection is made to these and to no others. Redirects are not followed.
 */
@Injectable()
export class OutsideCalls {
  constructor(
    private readonly settings: Settings,
    private readonly names: HostNames,
  ) {}

  /** Whether an address may be called now. @throws RefusedAddress */
  async check(address: string): Promise<void> {
    await this.addressesOf(readOutsideAddress(address, this.settings.webhooksToOwnNetwork));
  }

  /** Posts a body; never rejects for what the other side, or the network, does. */
  async post(address: string, headers: Record<string, string>, body: string): Promise<OutsideAnswer> {
    const begin = performance.now();
    const since = () => Math.round(performance.now() - begin);
    try {
      const url = readOutsideAddress(address, this.settings.webhooksToOwnNetwork);
      const addresses = await this.addressesOf(url);
      const answer = await send(url, { addresses, headers, body });
      return { ...answer, milliseconds: since() };
    } catch (error) {
      return { status: null, milliseconds: since(), words: wordsOf(error) };
    }
  }

  private async addressesOf(url: URL): Promise<HostAddress[]> {
    const host = hostOf(url);
    const addresses = literalAddress(host) ?? (await this.lookUp(host));
    if (!this.settings.webhooksToOwnNetwork) checkAddresses(addresses);
    return addresses;
  }

  private async lookUp(host: string): Promise<HostAddress[]> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(refusedAddress('unknown')), LOOKUP_MS);
    });
    try {
      return await Promise.race([this.names.resolve(host), tooLate]);
    } catch {
      throw refusedAddress('unknown');
    } finally {
      clearTimeout(timer);
    }
  }
}

interface Outgoing {
  addresses: readonly HostAddress[];
  headers: Record<string, string>;
  body: string;
}

const send = (
  url: URL,
  { addresses, headers, body }: Outgoing,
): Promise<Omit<OutsideAnswer, 'milliseconds'>> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'http:' ? http : https;
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A connection that is kept from before may be to another address.
      agent: false,
      lookup: pinnedLookup(addresses),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    call.once('error', reject);
    call.once('response', (response) => {
      // The status decides: a rest that is late or cut off is no failure of the call any more.
      call.off('error', reject).on('error', () => undefined);
      void firstWords(response).then((words) => {
        const retryAfter = retryAfterSeconds(response.headers['retry-after'], Date.now());
        const status = response.statusCode ?? null;
        resolve({ status, words, ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }) });
      });
    });
    // Anyone who wants to go on in another protocol has not taken it; nothing else would end the call then.
    call.once('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? null, words: '' });
    });
    call.end(body);
  });

/** However much it says, and however slowly; what has come when it breaks off. */
const firstWords = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, MAX_WORDS - bytes));
      bytes += part.length;
      if (bytes >= MAX_WORDS) break;
    }
  } catch {
    // The words are only shown to staff.
  }
  return plainText(Buffer.concat(parts).toString('utf8'));
};

const plainText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The call failed.';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'No answer within 15 seconds.';
  return plainText(error.message) || 'The connection failed.';
};
