import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { DatabaseAddress } from '#src/database/database-address.js';
import { AREA_CHANNEL, AreaNews } from './area-news.js';
import { PublicAnswers } from './public-answers.js';

const RECONNECT_MS = 1_000;

/** A network that drops silently is noticed within two of these. */
const HEARTBEAT_MS = 5_000;

/** Hears from PostgreSQL which areas changed, in whatever process, drops their ready answers here, and tells who waits for news. */
@Injectable()
export class ChangeFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeFeed.name);
  private client: Client | undefined;
  private reconnect: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly address: DatabaseAddress,
    private readonly answers: PublicAnswers,
    private readonly news: AreaNews,
  ) {}

  onModuleInit(): Promise<void> {
    return this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.reconnect);
    clearInterval(this.heartbeat);
    this.setListening(false);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.address.url,
      keepAlive: true,
      connectionTimeoutMillis: HEARTBEAT_MS,
      query_timeout: HEARTBEAT_MS,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload = '' }) => this.heard(payload));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${AREA_CHANNEL}`);
      this.setListening(true);
      this.heartbeat = setInterval(() => void this.listenStill(client), HEARTBEAT_MS);
    } catch {
      this.lost(client);
    }
  }

  private heard(area: string): void {
    this.answers.drop(area);
    this.news.hear(area);
  }

  private setListening(isListening: boolean): void {
    this.answers.setListening(isListening);
    this.news.setListening(isListening);
  }

  private async listenStill(client: Client): Promise<void> {
    await client.query('SELECT 1').catch(() => this.lost(client));
  }

  private lost(client: Client): void {
    if (this.stopped || client !== this.client) return;
    this.client = undefined;
    clearInterval(this.heartbeat);
    this.setListening(false);
    this.logger.warn('the change feed lost the database; answers are not kept until it is back');
    client.end().catch(() => undefined);
    this.reconnect = setTimeout(() => void this.listen(), RECONNECT_MS);
  }
}
