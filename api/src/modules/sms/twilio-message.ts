import { z } from 'zod';
import { noMessage } from './sms-errors.js';

/** A form as Express reads it: a field that comes several times is a list. */
const form = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export type PostedForm = z.infer<typeof form>;

/** @returns undefined for what is no form */
export const postedForm = (body: unknown): PostedForm | undefined => form.safeParse(body).data;

/** A text message as Twilio posts it ("Twilio's request to your webhook URL"). */
export interface TwilioMessage {
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
  const from = textOf(fields.From).trim();
  if (from === '') throw noMessage();
  const sid = textOf(fields.MessageSid ?? fields.SmsSid);
  return {
    from,
    body: textOf(fields.Body),
    messageSid: SID.test(sid) ? sid : null,
    mediaCount: Number.parseInt(textOf(fields.NumMedia), 10) || 0,
    isAnswered: fields.OptOutType !== undefined,
  };
};

const textOf = (field: string | string[] | undefined): string =>
  (Array.isArray(field) ? field.at(0) : field) ?? '';
