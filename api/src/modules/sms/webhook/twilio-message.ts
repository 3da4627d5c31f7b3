import { z } from 'zod';
import { TEXT_LENGTH } from '#contract/limits.js';
import { keepable } from '#src/common/keepable.js';
import { noMessage } from '#src/modules/sms/sms-errors.js';

/** A form as Express reads it: a field that comes several times is a list. */
const form = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

type PostedForm = z.infer<typeof form>;

/** @returns undefined for what is no form */
export const postedForm = (body: unknown): PostedForm | undefined => form.safeParse(body).data;

const optOutType = z.enum(['stop', 'start', 'help']);

/** What Twilio took a message for, by its own list of words, before it posts it ("Advanced Opt-Out"). */
type OptOutType = z.infer<typeof optOutType>;

/** A text message as Twilio posts it ("Twilio's request to your webhook URL"). */
export interface TwilioMessage {
  /** As the database can keep it: at most `TEXT_LENGTH.phone` characters; of another channel than SMS the whole address. */
  from: string;
  /** `whatsapp`, `messenger`, … ; null for SMS and MMS. */
  channel: string | null;
  body: string;
  messageSid: string | null;
  mediaCount: number;
  /** Twilio knew this word and has answered it by itself already; null for all other messages. */
  optOut: OptOutType | null;
}

/** The fields of Twilio's form that are read; it posts more. */
export const TWILIO_FORM_SCHEMA = {
  type: 'object',
  required: ['From'],
  properties: {
    From: { type: 'string', description: 'Phone number, or `channel:address`.' },
    Body: { type: 'string' },
    MessageSid: { type: 'string', description: 'A message that comes again with it is taken once.' },
    NumMedia: { type: 'string', description: 'Pictures that came with it.' },
    OptOutType: { type: 'string', enum: ['STOP', 'START', 'HELP'] },
  },
};

const SID = /^[A-Z]{2}[0-9a-zA-Z]{1,60}$/;
const CHANNEL = /^([a-z][a-z0-9._-]{1,19}):/i;
const LONGEST_ADDRESS = 64;

/** @throws DomainError `sms.no-sender` for a post without a sender */
export const readTwilioMessage = (body: unknown): TwilioMessage => {
  const fields = postedForm(body) ?? {};
  const sender = keepable(textOf(fields.From)).trim();
  if (sender === '') throw noMessage();
  const channel = CHANNEL.exec(sender)?.[1]?.toLowerCase() ?? null;
  const sid = textOf(fields.MessageSid ?? fields.SmsSid);
  return {
    from: cut(sender, channel === null ? TEXT_LENGTH.phone : LONGEST_ADDRESS),
    channel,
    body: textOf(fields.Body),
    messageSid: SID.test(sid) ? sid : null,
    mediaCount: countOf(textOf(fields.NumMedia)),
    optOut: optOutType.safeParse(textOf(fields.OptOutType).toLowerCase()).data ?? null,
  };
};

const textOf = (field: string | string[] | undefined): string =>
  (Array.isArray(field) ? field.at(0) : field) ?? '';

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();

const countOf = (text: string): number =>
  Math.min(Math.max(0, Number.parseInt(text, 10) || 0), Number.MAX_SAFE_INTEGER);
