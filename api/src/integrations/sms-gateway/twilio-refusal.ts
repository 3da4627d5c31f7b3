import { z } from 'zod';

const twilioError = z.object({
  /** Of HTTP; absent when there was no answer. */
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
export interface SmsRefusal {
  outcome: 'refused' | 'away';
  /** The provider's own words, for an admin. */
  reason: string;
}

export const smsRefusalOf = (error: unknown): SmsRefusal => {
  const { status, code, message } = twilioError.catch({ message: String(error) }).parse(error);
  const words = code === 'ERR_CANCELED' ? 'no answer in time' : message || String(code ?? status);
  const reason = (typeof code === 'number' ? `${words} (Twilio ${code})` : words).slice(0, MAX_REASON);
  const isRefused = ABOUT_THE_MESSAGE.has(status ?? 0) && !ABOUT_THE_SENDER.has(code);
  return { outcome: isRefused ? 'refused' : 'away', reason };
};
