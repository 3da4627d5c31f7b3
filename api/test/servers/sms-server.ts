import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One text message as Twilio keeps it. */
export interface KeptSms {
  sid: string;
  to: string;
  from: string | null;
  body: string;
}

/** What the server does with the next new messages, one entry a message; nothing left means take it. */
export type SmsTreatment =
  | { status: number; code?: number; words: string }
  | 'take'
  | 'hang-up'
  | 'hang-up-after-taking'
  | 'never-answer'
  | 'answer-with-a-page';

/** A real HTTP server on a free loopback port that answers as Twilio's Messages API does, and keeps what it takes. */
export interface SmsServer {
  url: string;
  port: number;
  /** `TWILIO_…` of an account at this server. */
  environment: Record<string, string>;
  readonly messages: KeptSms[];
  readonly treatments: SmsTreatment[];
  messagesTo(number: string): KeptSms[];
  /** What a server before it on this port had taken. */
  remember(messages: readonly KeptSms[]): void;
  close(): Promise<void>;
}

const ACCOUNT = `AC${'0'.repeat(32)}`;
const TOKEN = 'token-of-the-test';
const SENDER = '+16155550100';
const AUTHORIZATION = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`;

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

const shown = ({ sid, to, from, body }: KeptSms, created: Date) => ({
  sid,
  to,
  from,
  body,
  status: 'queued',
  direction: 'outbound-api',
  date_created: created.toUTCString(),
});

/** @param port to come back where an earlier one was */
export const startSmsServer = async (port = 0): Promise<SmsServer> => {
  const messages: KeptSms[] = [];
  const treatments: SmsTreatment[] = [];
  const times = new Map<string, Date>();
  const take = (form: URLSearchParams): KeptSms => {
    const sid = `SM${messages.length.toString(16).padStart(32, '0')}`;
    const message = { sid, to: form.get('To') ?? '', from: form.get('From'), body: form.get('Body') ?? '' };
    messages.push(message);
    times.set(sid, new Date());
    return message;
  };
  const show = (message: KeptSms) => shown(message, times.get(message.sid) ?? new Date());
  const list = (to: string | null) => ({
    messages: messages.filter((message) => message.to === to).map(show),
    next_page_uri: null,
  });
  const create = (form: URLSearchParams, response: ServerResponse): void => {
    const treatment = treatments.shift();
    if (treatment === 'hang-up-after-taking') take(form);
    if (treatment === 'never-answer') return;
    if (treatment === 'hang-up' || treatment === 'hang-up-after-taking') return void response.destroy();
    if (treatment === 'answer-with-a-page') return void response.end('<h1>Please sign in to the Wi-Fi</h1>');
    if (treatment === undefined || treatment === 'take') return answer(response, 201, show(take(form)));
    const { status, code, words } = treatment;
    answer(response, status, { status, code, message: words });
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (request.headers.authorization !== AUTHORIZATION)
        return answer(response, 401, { status: 401, code: 20003, message: 'Authenticate' });
      if (pathname !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
        return answer(response, 404, { status: 404, code: 20404, message: 'Not found' });
      if (request.method === 'GET') return answer(response, 200, list(searchParams.get('To')));
      create(new URLSearchParams(body), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${taken}`;
  return {
    url,
    port: taken,
    environment: {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_FROM: SENDER,
      TWILIO_API_URL: url,
    },
    messages,
    treatments,
    remember: (earlier) => {
      messages.push(...earlier);
      for (const { sid } of earlier) times.set(sid, new Date());
    },
    messagesTo: (number) => messages.filter(({ to }) => to === number),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
