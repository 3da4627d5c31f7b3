import { isIP } from 'node:net';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';
import { INVALID_EMAIL, INVALID_USERNAME, isEmailAddress, isUsername } from '#contract/rules/texts.js';
import { areOrigins, isHostAddress } from './origins.js';

const DEFAULT_PORT = 3000;
/** Check-ins, and as many photos, from one address in an hour: two for each guest of a venue with a thousand, who share one address. */
const GUEST_ENTRIES_PER_HOUR = 2000;

/** What can stand after `Bearer` (RFC 6750 §2.1), long enough that nobody guesses it. */
const METRICS_TOKEN = /^[\w.~+/-]{16,}=*$/;

const flag = z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1');
const isPhoneCountry = (text: unknown): boolean => typeof text === 'string' && isSupportedCountry(text);
const optionalText = z.string().trim().min(1).optional();

const base64url = (letters: number, error: string) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${letters}}$`), error)
    .optional();

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** An unescaped `@`, `/`, `?` or `#` in the password would end the host too early; then an `@` is left behind it. */
const isServerAddress = (text: string, ofProtocol: RegExp): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return ofProtocol.test(protocol) && !`${pathname}${search}${hash}`.includes('@');
};

const isMailServerAddress = (text: string): boolean => isServerAddress(text, /^smtps?:$/);

/** A `%` that does not decode would end the start with an error of its own. */
const isDatabaseAddress = (text: string): boolean => {
  if (!isServerAddress(text, /^postgres(ql)?:$/)) return false;
  const { username, password, pathname } = new URL(text);
  return [username, password, pathname].every(decodes);
};

const decodes = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** What Express knows by name. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const LONGEST_PREFIX = new Map([
  [4, 32],
  [6, 128],
]);

const isNetwork = (text: string): boolean => NETWORKS.has(text) || isAddressRange(text);

/** An address, or a range of them that Express takes, whose prefix has at least one bit. */
const isAddressRange = (text: string): boolean => {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = LONGEST_PREFIX.get(isIP(address)) ?? 0;
  return Number(bits) >= 1 && Number(bits) <= longest;
};

const isProxyTrust = (text: string): boolean =>
  /^(\d{1,3}|true|false)$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()));

/** One environment variable a line; `.env.example` says what each is for. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseAddress,
      'must be a postgres:// address; a password with one of @ / ? # % in it is set as PGPASSWORD',
    )
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  DATA_DIRECTORY: z.string().min(1).default('.data'),
  HOST: optionalText,
  PORT: wholeNumber(0, 65_535).default(DEFAULT_PORT),
  PUBLIC_URL: z
    .string()
    .trim()
    .refine(
      isHostAddress,
      'must be an http(s) address with nothing behind its host and port: the app cannot live below a path',
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .trim()
    .refine(isProxyTrust, 'must be a number of proxies, true, false, or their addresses with commas between')
    .optional(),
  GUEST_ENTRIES_PER_HOUR: wholeNumber(1, 1_000_000_000).default(GUEST_ENTRIES_PER_HOUR),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(
      METRICS_TOKEN,
      'must be at least 16 letters, digits or -._~+/, such as `openssl rand -hex 32` makes',
    )
    .optional(),
  JOBS: flag.default(true),
  WEBHOOKS_TO_OWN_NETWORK: flag.default(false),
  STORAGE_DRIVER: z.enum(['disk', 's3']).default('disk'),
  STORAGE_DIRECTORY: optionalText,
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SMTP_URL: z
    .string()
    .trim()
    .refine(
      isMailServerAddress,
      'must be an smtp:// or smtps:// address; a password with one of @ / ? # % in it is percent-encoded',
    )
    .optional(),
  MAIL_FROM: optionalText,
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC/, 'must begin with AC').optional(),
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_FROM: optionalText,
  TWILIO_API_URL: webAddress.optional(),
  VAPID_PUBLIC_KEY: base64url(87, 'must be 65 bytes as base64url'),
  VAPID_PRIVATE_KEY: base64url(43, 'must be 32 bytes as base64url'),
  PUSH_SERVICES: z
    .string()
    .trim()
    .refine(areOrigins, 'must be web addresses without a path, with commas between')
    .optional(),
  PHONE_COUNTRY: z
    .custom<CountryCode>(isPhoneCountry, 'must be a country of two capital letters, such as US')
    .default('US'),
  ADMIN_USERNAME: z.string().trim().min(1).max(50).refine(isUsername, INVALID_USERNAME).optional(),
  ADMIN_EMAIL: z.string().refine(isEmailAddress, INVALID_EMAIL).optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
});

/** What is set and well-formed. */
export type Environment = z.infer<typeof environment>;
