import { Injectable } from '@nestjs/common';
import { errorCode } from '#src/common/errors/error-code.js';
import { retryAfterSeconds } from '#src/common/http/retry-after.js';
import { Settings } from '#src/config/settings.js';
import { loadWebPush, PushKeys } from './push-keys.js';
import { isPushEndpoint } from './push-services.js';

/** A browser that takes push messages, as it has said (Push API). */
export interface PushDevice {
  /** Where its push service takes them; who knows it, and the keys, can write to this browser. */
  endpoint: string;
  /** Its public key and a shared secret, as base64url (RFC 8291). */
  p256dh: string;
  auth: string;
}

/** One message to one browser. */
interface PushMessage {
  /** At most 3,000 bytes as UTF-8: push services take 4,096 of what it becomes. */
  text: string;
  /** Of what still waits for a browser that is away, a later one with the same topic stands in its place (RFC 8030 §5.4). */
  topic: string;
  /** Until when the push service keeps it for a browser that is away. */
  ttlSeconds: number;
}

/**
 * What a push service said: `gone` when the browser takes none any more (404, 410), `refused` when it will never take this one,
 * `later` for everything that may pass, be it without an answer.
 */
type PushOutcome =
  | { outcome: 'sent' }
  | { outcome: 'gone'; reason: string }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; reason: string; retryAfterSeconds?: number };

/** For the whole call: push services answer in milliseconds. */
const PATIENCE_MS = 10_000;
/** What is read of a refusal. */
const MAX_REASON = 300;
const GONE = new Set([404, 410]);
/** They speak of load and of the moment, not of the message. */
const PASSING = new Set([408, 425, 429]);

/** Web Push (RFC 8030): messages encrypted for one browser, handed to the push service of its maker. */
@Injectable()
export class WebPush {
  constructor(
    private readonly settings: Settings,
    private readonly keys: PushKeys,
  ) {}

  /** What a browser is given when it is asked for push messages, as base64url. */
  async publicKey(): Promise<string> {
    return (await this.keys.find()).publicKey;
  }

  /** Whether the server would send to this address. */
  accepts(endpoint: string): boolean {
    return isPushEndpoint(endpoint, this.settings.push.services);
  }

  /**
   * Hands one message to the browser's push service and waits for its word. Never rejects for what the service does.
   * @param contact e-mail address of who runs the venue, for the push service; null when there is none
   */
  async send(device: PushDevice, message: PushMessage, contact: string | null): Promise<PushOutcome> {
    if (!this.accepts(device.endpoint))
      return { outcome: 'gone', reason: 'not the address of a push service' };
    const sealed = await this.seal(device, message, contact);
    if (!sealed) return { outcome: 'gone', reason: 'its keys are none' };
    try {
      return await post(device.endpoint, sealed);
    } catch (error) {
      return { outcome: 'later', reason: reasonOf(error) };
    }
  }

  /** @returns undefined for a browser whose keys are no keys */
  private async seal(
    { endpoint, p256dh, auth }: PushDevice,
    message: PushMessage,
    contact: string | null,
  ): Promise<SealedMessage | undefined> {
    const webPush = await loadWebPush();
    const vapidDetails = { ...(await this.keys.find()), subject: this.subject(contact) };
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        message.text,
        {
          vapidDetails,
          contentEncoding: 'aes128gcm',
          TTL: message.ttlSeconds,
          topic: message.topic,
          urgency: 'high',
        },
      );
      const { 'Content-Length': _length, ...sent } = headers as Record<string, unknown>;
      return { headers: sent, body };
    } catch {
      return undefined;
    }
  }

  /** RFC 8292 §2.1: whom the push service asks when something goes wrong. */
  private subject(contact: string | null): string {
    const { mail, publicUrl } = this.settings;
    const address = mail?.fromAddress ?? contact;
    if (address) return `mailto:${address}`;
    return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:webmaster@localhost';
  }
}

/** As the library makes it, without the length, which `fetch` counts itself. */
interface SealedMessage {
  headers: Record<string, unknown>;
  body: Buffer;
}

/** A redirect is not followed: it would lead where nobody has looked. */
const post = async (endpoint: string, { headers, body }: SealedMessage): Promise<PushOutcome> => {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(sent) as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) return refusalOf(response, await firstWords(response));
  await response.body?.cancel();
  return { outcome: 'sent' };
};

const refusalOf = ({ status, headers }: Response, words: string): PushOutcome => {
  const reason = `${status} ${words}`.trim();
  if (GONE.has(status)) return { outcome: 'gone', reason };
  if (status < 500 && !PASSING.has(status)) return { outcome: 'refused', reason };
  const seconds = retryAfterSeconds(headers.get('retry-after'), Date.now());
  return { outcome: 'later', reason, ...(seconds !== undefined && { retryAfterSeconds: seconds }) };
};

/** However much it says. */
const firstWords = async ({ body }: Response): Promise<string> => {
  if (!body) return '';
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const first = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(first.value?.slice(0, MAX_REASON));
};

const reasonOf = (error: unknown): string => {
  const { cause } = error instanceof Error ? error : {};
  return errorCode(cause) || (error instanceof Error ? error.message : String(error));
};
