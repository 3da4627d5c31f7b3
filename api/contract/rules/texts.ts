import type { EventStatus } from '#contract/events.js';
import { twelveHourTime, type WallClock } from './clock.js';

/**
 * 1,250 or −50: with thousands as en-US groups them (spec §9), and below zero with a true minus (U+2212), which no line break
 * parts from its digits (Unicode UAX 14, LB25).
 */
export const numberWords = (number: number): string => number.toLocaleString('en-US').replace('-', '−');

/** What every venue is, beside its name (spec §1). */
export const BRAND_LINE = 'Live Music & Events';

/** The message for a wrong e-mail address, on phone and server (spec §5). */
export const INVALID_EMAIL = 'Invalid email address';

/** Letters, marks and signs of other scripts than ours. */
const BEYOND_ASCII = String.raw`\u00a1-\ud7ff\uf900-\ufdcf\ufdf0-\uffef`;
const ATOM = String.raw`[\w!#$%&'*+/=?^\x60{|}~${BEYOND_ASCII}-]+`;
const LABEL_EDGE = `[a-z\\d${BEYOND_ASCII}]`;
const LABEL = `${LABEL_EDGE}(?:[a-z\\d${BEYOND_ASCII}-]{0,61}${LABEL_EDGE})?`;
const PUNYCODE_LABEL = String.raw`xn--[a-z\d-]{0,58}[a-z\d]`;
const TOP_LABEL = `(?:[a-z${BEYOND_ASCII}]{2,63}|${PUNYCODE_LABEL})`;
const EMAIL = new RegExp(
  // No space of any script, the lengths that RFC 5321 allows, and no full-width letters in the domain, which no registry knows.
  String.raw`^(?!\S*\s)(?=.{1,254}$)(?=[^@]{1,64}@)(?!.*@.*[\uff01-\uff5e])` +
    String.raw`${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP_LABEL}$`,
  'i',
);

/** Whether a text is an e-mail address, on phone and server: in any script (RFC 6531), without quotes, with a dot in its domain. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);

/** Said of a username with `@`: nobody takes another's e-mail as a name and stands in front of it at login. */
export const INVALID_USERNAME = 'Username may not contain @';
export const isUsername = (text: string): boolean => !text.includes('@');

/** A phone number has no fewer digits. */
const FEWEST_DIGITS = 7;
/** The short code of a service has no fewer digits. */
const FEWEST_SHORT_CODE_DIGITS = 3;

/** Whether a text can be a phone number as people write one: digits, spaces, `+ ( ) - . /` and an extension's `x` or `ext`. */
export const isPhoneNumber = (text: string): boolean => isDialled(text, FEWEST_DIGITS);

/** Whether text messages can come from it: a phone number, or the short code of a service. */
export const isTextSender = (text: string): boolean => isDialled(text, FEWEST_SHORT_CODE_DIGITS);

const isDialled = (text: string, fewestDigits: number): boolean =>
  /^(?:[\d\s+()./-]|x|ext)+$/i.test(text) && text.replace(/\D/g, '').length >= fewestDigits;

const WEB = new Set(['http:', 'https:']);

/** True for an address a link may lead to: `http` or `https`, and nothing that runs or pretends to be somebody. */
export const isWebAddress = (text: string): boolean => {
  const url = parse(text);
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  return WEB.has(protocol) && hostname.includes('.') && username === '' && password === '';
};

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/**
 * A host with a top-level domain, and what may follow it: `@june.example` and `n.a.` are none. Its last label is ASCII or `xn--`:
 * two words of another script around a dot are mostly no address.
 */
const BARE_ADDRESS = new RegExp(
  String.raw`^(?!\S*\s)(?:${LABEL}\.)+(?:[a-z]{2,63}|${PUNYCODE_LABEL})(?::\d{1,5})?(?:\/\S*|[?#]\S+)?$`,
  'i',
);

/** Where an address as people write one leads, `june.example` too; undefined where no link may lead. */
export const webAddressOf = (text: string): string | undefined => {
  const address = BARE_ADDRESS.test(text) ? `https://${text}` : text;
  return isWebAddress(address) ? address : undefined;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a time of day on the venue's clock, `HH:MM`. */
export const isWallClockTime = (text: string): boolean => TIME.test(text);

/** Stored dates and times are read as long en-US dates and 12-hour times (spec §9). */
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Friday, November 20, 2026, of a stored `YYYY-MM-DD`; text that is no date is given as it is. */
export const longDate = (date: string): string => {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : LONG_DATE.format(instant);
};

/** Friday, November 20, 2026 at 8:00 PM */
export const longDateTime = ({ date, time }: WallClock): string =>
  `${longDate(date)} at ${twelveHourTime(time)}`;

/** What became of a show, in a word; empty of one that takes place as planned. */
export const STATUS_WORDS: Record<EventStatus, string> = {
  scheduled: '',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
};

/** A show's name, with what became of it, for programs that have no other place for that. */
export const showTitle = ({ name, status }: { name: string; status: EventStatus }): string =>
  [STATUS_WORDS[status], name].filter(Boolean).join(': ');
