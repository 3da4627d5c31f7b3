import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';

/** A text message that the venue handed over. */
interface KeptSms {
  to: string;
  body: string;
}

const ACCOUNT = `AC${'0'.repeat(32)}`;

/** A real HTTP server on loopback that takes text messages as Twilio's Messages API does, and keeps them. */
export class SmsServer {
  readonly messages: KeptSms[] = [];
  private readonly server = createServer((request, response) => {
    void text(request).then((body) => {
      const isNew = request.method === 'POST';
      const answer = isNew ? this.take(new URLSearchParams(body)) : { messages: [], next_page_uri: null };
      response
        .writeHead(isNew ? 201 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    });
  });

  private constructor() {}

  static async open(): Promise<SmsServer> {
    const sms = new SmsServer();
    await once(sms.server.listen(0, '127.0.0.1'), 'listening');
    return sms;
  }

  /** Of a venue that has an account here. */
  get settings(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: 'token-of-the-test',
      TWILIO_FROM: '+16155550100',
      TWILIO_API_URL: `http://127.0.0.1:${port}`,
    };
  }

  /** Waits for the newest text message to this number, in international form, with these words; resolves to all it says. */
  async textTo(number: string, words: string): Promise<string> {
    const find = () => this.messages.findLast(({ to, body }) => to === number && body.includes(words))?.body;
    await expect.poll(find, { message: `a text message to ${number}`, timeout: 30_000 }).toBeDefined();
    return find() ?? '';
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private take(form: URLSearchParams) {
    const message = { to: form.get('To') ?? '', body: form.get('Body') ?? '' };
    this.messages.push(message);
    const sid = `SM${this.messages.length.toString(16).padStart(32, '0')}`;
    return { ...message, sid, from: form.get('From'), status: 'queued', direction: 'outbound-api' };
  }
}
