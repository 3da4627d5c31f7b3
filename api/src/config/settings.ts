import { isIP } from 'node:net';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';
import { areOrigins, originsOf } from './origins.js';
import { StartError } from './start-error.js';

const DEFAULT_PORT = 3000;
const LOOPBACK = '127.0.0.1';
/** New check-ins, and as many of their photos, from one address in an hour: twice a venue of a thousand guests, who share one. */
const GUEST_ENTRIES_PER_HOUR = 2000;

/** What can stand after `Bearer` (RFC 6750 §2.1), and nobody guesses. */
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

/** What Express knows by name. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isNetwork = (text: string): boolean => NETWORKS.has(text) || isIP(text.replace(/\/\d{1,3}$/, '')) !== 0;

const isProxyTrust = (text: string): boolean =>
  /^(\d{1,3}|true|false)$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()));

/** One environment variable a line; `.env.example` says what each is for. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  DATA_DIRECTORY: z.string().min(1).default('.data'),
  HOST: optionalText,
  PORT: wholeNumber(0, 65_535).default(DEFAULT_PORT),
  PUBLIC_URL: webAddress.optional(),
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
  STORAGE_DRIVER: z.enum(['disk', 's3']).default('disk'),
  STORAGE_DIRECTORY: optionalText,
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
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
  ADMIN_USERNAME: z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(/^[^@]*$/, 'may not contain @')
    .optional(),
  ADMIN_EMAIL: z.email().max(255).optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
});

type Environment = z.infer<typeof environment>;

type StorageSettings =
  | { driver: 'disk'; directory: string }
  | {
      driver: 's3';
      /** Where uploads wait before they go to the bucket. */
      directory: string;
      endpoint?: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** How e-mail leaves the venue. */
interface MailSettings {
  /** `smtp(s)://user:password@host:port` */
  smtpUrl: string;
  /** The address mail comes from. */
  fromAddress: string;
  /** The name beside it; the venue's own when undefined. */
  fromName: string | undefined;
}

/** How text messages leave the venue. */
export interface SmsSettings {
  accountSid: string;
  authToken: string;
  /** A phone number in E.164, or the id of a messaging service (`MG…`). */
  from: string;
  /** In place of Twilio's own address, without a trailing slash: for tests and relays. */
  apiUrl: string | undefined;
}

/** How push messages leave the venue. */
interface PushSettings {
  /** What the venue signs with (VAPID, RFC 8292), as base64url; made and kept in the database when undefined. */
  keys: { publicKey: string; privateKey: string } | undefined;
  /** Origins of push services beside those of the known browsers. */
  services: readonly string[];
}

/** Everything an operator can set, parsed once at start. Injected wherever it is needed. */
export class Settings {
  readonly mode: 'development' | 'test' | 'production';
  /** Undefined means the embedded demo database. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDirectory: string;
  readonly host: string;
  readonly port: number;
  /** Where people reach the product from outside, without a trailing slash; undefined when it is only local. */
  readonly publicUrl: string | undefined;
  /** Express' `trust proxy`. */
  readonly trustProxy: string | number | boolean;
  /** Most new check-ins, and most new photos for them, from one network address. */
  readonly guestEntriesPerHour: number;
  readonly logLevel: NonNullable<Environment['LOG_LEVEL']>;
  /** What Prometheus brings to `/metrics`; without one there is no such address. */
  readonly metricsToken: string | undefined;
  readonly jobsEnabled: boolean;
  readonly storage: StorageSettings;
  /** Undefined means that no e-mail can be sent. */
  readonly mail: MailSettings | undefined;
  /** Undefined means that no text message can be sent. */
  readonly sms: SmsSettings | undefined;
  readonly push: PushSettings;
  /** What the provider signs received messages with; it may be set alone, to receive without sending. */
  readonly smsAuthToken: string | undefined;
  /** Whose habits phone numbers without `+` follow. */
  readonly phoneCountry: CountryCode;
  readonly firstAdmin: { username: string; email: string; password: string } | undefined;

  constructor(parsed: Omit<Settings, 'isDemo'>) {
    Object.assign(this, parsed);
  }

  /** Demo mode: no database named (design §3). Known passwords, so loopback only. */
  get isDemo(): boolean {
    return this.databaseUrl === undefined;
  }
}

/** What is set, wrong or not: a setting that is reported as wrong is not reported as missing too. */
type Given = ReadonlySet<string>;

const storageFrom = (env: Environment, given: Given, problems: string[]): StorageSettings => {
  const directory = env.STORAGE_DIRECTORY ?? `${env.DATA_DIRECTORY}/uploads`;
  if (env.STORAGE_DRIVER === 'disk') return { driver: 'disk', directory };
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (!given.has(name)) problems.push(`${name}: is required when STORAGE_DRIVER is s3`);
  }
  return {
    driver: 's3',
    directory,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
};

/** `Name <address>`, or the address alone. */
const SENDER = /^(?:"?(?<name>[^"<>]*?)"?\s*<(?<named>[^<>\s]+)>|(?<bare>[^<>\s]+))$/;

const mailFrom = (env: Environment, given: Given, problems: string[]): MailSettings | undefined => {
  if (!given.has('SMTP_URL')) return undefined;
  const { name, named, bare } = SENDER.exec(env.MAIL_FROM ?? '')?.groups ?? {};
  const address = z.email().safeParse(named ?? bare).data;
  if (address === undefined) {
    problems.push('MAIL_FROM: must be an address, or "Name <address>", when SMTP_URL is set');
  }
  if (address === undefined || env.SMTP_URL === undefined) return undefined;
  return { smtpUrl: env.SMTP_URL, fromAddress: address, fromName: name || undefined };
};

const smsFrom = (env: Environment, given: Given, problems: string[]): SmsSettings | undefined => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (accountSid && authToken && from) {
    return { accountSid, authToken, from, apiUrl: env.TWILIO_API_URL?.replace(/\/$/, '') };
  }
  const isPartial = !['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'].every((name) =>
    given.has(name),
  );
  if (isPartial && (given.has('TWILIO_ACCOUNT_SID') || from)) {
    problems.push(
      'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM: set all three to send text messages',
    );
  }
  return undefined;
};

const pushFrom = (env: Environment, given: Given, problems: string[]): PushSettings => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES: services } = env;
  if (given.has('VAPID_PUBLIC_KEY') !== given.has('VAPID_PRIVATE_KEY')) {
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: set both or none');
  }
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    services: services === undefined ? [] : originsOf(services),
  };
};

const firstAdminFrom = (env: Environment, given: Given, problems: string[]): Settings['firstAdmin'] => {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (username && email && password) return { username, email, password };
  const count = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'].filter((name) => given.has(name)).length;
  if (count === 1 || count === 2)
    problems.push('ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD: set all three or none');
  return undefined;
};

/** Express' `trust proxy`: a number of hops, `true`, or a list of addresses. */
const trustProxyFrom = (text: string | undefined): string | number | boolean => {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
};

/**
 * Parses the environment.
 * @throws SettingsError naming every variable that is wrong, in one message
 */
export const parseSettings = (variables: NodeJS.ProcessEnv): Settings => {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const given = new Set(Object.keys(present));
  const issues = environment.safeParse(present).error?.issues ?? [];
  const problems = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  // No setting is required by itself, so that without the wrong ones the rest can be looked at.
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const env = environment.parse(
    Object.fromEntries(Object.entries(present).filter(([name]) => !wrong.has(name))),
  );
  const storage = storageFrom(env, given, problems);
  const mail = mailFrom(env, given, problems);
  const sms = smsFrom(env, given, problems);
  const push = pushFrom(env, given, problems);
  const firstAdmin = firstAdminFrom(env, given, problems);
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && !given.has('DATABASE_URL')) problems.push('DATABASE_URL: is required in production');
  if (isProduction && given.has('SMTP_URL') && !given.has('PUBLIC_URL'))
    problems.push('PUBLIC_URL: is required in production when SMTP_URL is set, for the links in mails');
  if (problems.length > 0) throw new SettingsError(problems);
  const isDemo = env.DATABASE_URL === undefined;
  return new Settings({
    mode: env.NODE_ENV,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    dataDirectory: env.DATA_DIRECTORY,
    host: isDemo ? LOOPBACK : (env.HOST ?? LOOPBACK),
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: trustProxyFrom(env.TRUST_PROXY),
    guestEntriesPerHour: env.GUEST_ENTRIES_PER_HOUR,
    logLevel: env.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    metricsToken: env.METRICS_TOKEN,
    jobsEnabled: env.JOBS,
    storage,
    mail,
    sms,
    push,
    smsAuthToken: env.TWILIO_AUTH_TOKEN,
    phoneCountry: env.PHONE_COUNTRY,
    firstAdmin,
  });
};

/** The environment is not usable; the message lists every problem, one a line. */
export class SettingsError extends StartError {
  constructor(readonly problems: readonly string[]) {
    super(['These settings need attention:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'SettingsError';
  }
}
