import type { CountryCode } from 'libphonenumber-js/min';
import { isEmailAddress } from '#contract/rules/texts.js';
import { environment, type Environment } from './environment-variables.js';
import { originsOf } from './origins.js';
import { StartError } from './start-error.js';

const LOOPBACK = '127.0.0.1';

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
  /** Whether other programs may be told what happens at addresses of the venue's own network, and without TLS. */
  readonly webhooksToOwnNetwork: boolean;
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
  const written = named ?? bare ?? '';
  const address = isEmailAddress(written) ? written : undefined;
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

/** Parses the environment. @throws SettingsError naming every variable that is wrong, in one message */
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
    webhooksToOwnNetwork: env.WEBHOOKS_TO_OWN_NETWORK,
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
