import { z } from 'zod';

const smtpError = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  message: z.string(),
});

/** Errors in what one message says to the server: who it is from, who it is for, what is in it. */
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE', 'EMAXRECIPIENTS']);
const PERMANENT_FROM = 500;
const MAX_REASON = 500;

/**
 * Why a message did not go, by RFC 5321: `refused` for good (5yz to the message itself), `later` when the server asks to
 * come again (4yz), `away` when it could not be talked to at all. A login or greeting it refuses is the venue's set-up,
 * not the message, and so counts as away: mending the settings sends what waits.
 */
export interface Refusal {
  outcome: 'refused' | 'later' | 'away';
  /** The server's own words, for an admin. */
  reason: string;
}

export const refusalOf = (error: unknown): Refusal => {
  const {
    code = '',
    responseCode,
    response,
    message,
  } = smtpError.catch({ message: String(error) }).parse(error);
  const reason = (response ?? message).slice(0, MAX_REASON);
  if (!ABOUT_THE_MESSAGE.has(code)) return { outcome: 'away', reason };
  const isForGood = responseCode === undefined || responseCode >= PERMANENT_FROM;
  return { outcome: isForGood ? 'refused' : 'later', reason };
};
