import { z } from 'zod';
import { TEXT_LENGTH } from '#contract/limits.js';
import { noMessage } from './sms-errors.js';
import { keepable } from './sms-text.js';

/** A form as Express reads it: a field that comes several times is a list. */
const form = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export type PostedForm = z.infer<typeof form>;

/** @returns undefined for what is no form */
export const postedForm = (body: unknown): PostedForm | undefined => form.safeParse(body).data;

/** A text message as Twilio posts it ("Twilio's request to your webhook URL"). */
export interface TwilioMessage {
  /** As the database can keep it: at most `TEXT_LENGTH.phone` characters. */
  from: string;
  body: string;
  messageSid: string | null;
  mediaCount: number;
  /** Twilio has answered a STOP, START or HELP by itself already. */
  isAnswered: boolean;
}

const SID = /^[A-Z]{2}[0-9a-zA-Z]{1,60}$/;

/** @throws DomainError `sms.no-sender` for a post without a sender */
export const readTwilioMessage = (body: unknown): TwilioMessage => {
  const fields = postedForm(body) ?? {};
  const from = senderOf(textOf(fields.From));
  if (from === '') throw noMessage();
  const sid = textOf(fields.MessageSid ?? fields.SmsSid);
  return {
    from,
    body: textOf(fields.Body),
    messageSid: SID.test(sid) ? sid : null,
    mediaCount: countOf(textOf(fields.NumMedia)),
    isAnswered: fields.OptOutType !== undefined,
  };
};

const textOf = (field: string | string[] | undefined): string =>
  (Array.isArray(field) ? field.at(0) : field) ?? '';

const senderOf = (text: string): string =>
  [...keepable(text).trim()].slice(0, TEXT_LENGTH.phone).join('').trim();

const countOf = (text: string): number =>
  Math.min(Math.max(0, Number.parseInt(text, 10) || 0), Number.MAX_SAFE_INTEGER);
