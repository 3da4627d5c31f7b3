import { Injectable } from '@nestjs/common';
import type { Twilio } from 'twilio';
import { z } from 'zod';
import { Settings, type SmsSettings } from '#src/config/settings.js';
import { toE164 } from './phone-numbers.js';
import { SmsOptOuts } from './sms-opt-outs.js';

interface TextMessage {
  /** E.164 */
  to: string;
  text: string;
  /**
   * When it was first tried, if an earlier attempt may have gone out unseen: the provider is asked for it first. Undefined
   * for a first attempt.
   */
  maybeSentSince?: Date;
}

/** What became of a text message that was handed to the provider. */
type SmsOutcome =
  | { outcome: 'sent'; providerMessageId: string }
  | { outcome: 'no-provider' }
  /** The phone has asked for no more messages. */
  | { outcome: 'unwanted' }
  | SmsRefusal;

const SILENCE_MS = 20_000;
/** For the whole conversation about one request, however slowly the provider drips its answer. */
const REQUEST_MS = 45_000;
/** How far the provider's clock may be from ours. */
const CLOCK_SKEW_MS = 2 * 60_000;
/** Texts to one phone, newest first; more are never under way. */
const RECENT_MESSAGES = 100;
const MESSAGING_SERVICE = /^MG[0-9a-f]{32}$/i;

/** A proxy's own page has no such id. */
const taken = z.object({ sid: z.string().regex(/^(SM|MM)\w+$/) });

/** The library costs 20 MB and half a second: loaded with the first text message, never at start. */
const openClient = async ({ accountSid, authToken, apiUrl }: SmsSettings): Promise<Twilio> => {
  const { default: twilio } = await import('twilio');
  const httpClient = new twilio.RequestClient({ timeout: SILENCE_MS, keepAlive: false });
  httpClient.axios.interceptors.request.use((request) => {
    const { pathname, search } = new URL(request.url ?? '/', apiUrl);
    const url = apiUrl === undefined ? request.url : `${apiUrl}${pathname}${search}`;
    return Object.assign(request, { url, signal: AbortSignal.timeout(REQUEST_MS) });
  });
  return twilio(accountSid, authToken, { httpClient });
};

/** Text messages by Twilio, named by `TWILIO_ACCOUNT_SID`, `TWILIO_AUTH_TOKEN` and `TWILIO_FROM`. */
@Injectable()
export class SmsGateway {
  private client: Promise<Twilio> | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly optOuts: SmsOptOuts,
  ) {}

  /** What a person typed as E.164 by the habits of `PHONE_COUNTRY`; undefined when no text message can reach it. */
  numberOf(phone: string): string | undefined {
    return toE164(phone, this.settings.phoneCountry);
  }

  /**
   * Hands one text message to the provider and waits for its word. Never rejects. Twilio cannot be told to take a message
   * once only, so a second attempt first looks whether the first one arrived.
   */
  async send(message: TextMessage): Promise<SmsOutcome> {
    const { sms } = this.settings;
    if (!sms) return { outcome: 'no-provider' };
    try {
      if (await this.optOuts.has(message.to)) return { outcome: 'unwanted' };
      const client = await this.open(sms);
      const earlier =
        message.maybeSentSince && (await this.findSent(client, message, message.maybeSentSince));
      const { sid } = taken.parse(earlier ?? (await this.create(client, sms, message)));
      return { outcome: 'sent', providerMessageId: sid };
    } catch (error) {
      if (error instanceof z.ZodError)
        return { outcome: 'away', reason: 'the provider’s answer made no sense' };
      return smsRefusalOf(error);
    }
  }

  private open(sms: SmsSettings): Promise<Twilio> {
    this.client ??= openClient(sms).catch((error: unknown) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private create(client: Twilio, { from }: SmsSettings, { to, text }: TextMessage) {
    const sender = MESSAGING_SERVICE.test(from) ? { messagingServiceSid: from } : { from };
    return client.messages.create({ ...sender, to, body: text });
  }

  private async findSent(client: Twilio, { to, text }: TextMessage, since: Date) {
    const earliest = new Date(since.getTime() - CLOCK_SKEW_MS);
    const recent = await client.messages.list({ to, limit: RECENT_MESSAGES });
    return recent.find(
      ({ body, direction, dateCreated }) =>
        body === text && direction.startsWith('outbound') && dateCreated >= earliest,
    );
  }
}

const twilioError = z.object({
  /** The HTTP status; absent when there was no answer. */
  status: z.number().optional(),
  /** Twilio's own number, or the system's name of what broke (`ECONNREFUSED`). */
  code: z.union([z.number(), z.string()]).optional(),
  message: z.string().optional(),
});

/** The message itself: who it is for, what is in it. */
const ABOUT_THE_MESSAGE = new Set([400, 422]);
/** Answered with 400, yet about our sender or service: mending the settings sends what waits. */
const ABOUT_THE_SENDER = new Set<unknown>([21212, 21603, 21606, 21659, 21703, 21704]);
const MAX_REASON = 500;

/**
 * Why a text message did not go: `refused` for good (the provider does not want this message), or `away` when the provider
 * could not be reached, is down, has too much to do, or does not accept our settings: then nothing else will go either.
 */
interface SmsRefusal {
  outcome: 'refused' | 'away';
  /** The provider's own words, for an admin. */
  reason: string;
}

const smsRefusalOf = (error: unknown): SmsRefusal => {
  const { status, code, message } = twilioError.catch({ message: String(error) }).parse(error);
  const words = code === 'ERR_CANCELED' ? 'no answer in time' : message || String(code ?? status);
  const reason = (typeof code === 'number' ? `${words} (Twilio ${code})` : words).slice(0, MAX_REASON);
  const isRefused = ABOUT_THE_MESSAGE.has(status ?? 0) && !ABOUT_THE_SENDER.has(code);
  return { outcome: isRefused ? 'refused' : 'away', reason };
};
