import { Injectable } from '@nestjs/common';
import { Settings } from '#src/config/settings.js';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { Database } from '#src/database/database.js';
import { PushKeyEntity } from './entities/push-key.entity.js';

/** What push services know the venue by, as base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The venue's keys for push messages: from the settings, else made once for all processes and kept. */
@Injectable()
export class PushKeys {
  private kept: Promise<VapidKeys> | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
  ) {}

  find(): Promise<VapidKeys> {
    this.kept ??= this.load().catch((error: unknown) => {
      this.kept = undefined;
      throw error;
    });
    return this.kept;
  }

  private async load(): Promise<VapidKeys> {
    return this.settings.push.keys ?? (await this.read()) ?? this.make();
  }

  private read(): Promise<VapidKeys | null> {
    return this.database.manager.findOne(PushKeyEntity, {
      select: { id: true, publicKey: true, privateKey: true },
      where: { id: 1 },
    });
  }

  /** Of two processes that make keys at once, both take those that came first. */
  private async make(): Promise<VapidKeys> {
    const { generateVAPIDKeys } = await loadWebPush();
    await insertOnce(this.database, PushKeyEntity, { id: 1, ...generateVAPIDKeys() });
    const keys = await this.read();
    if (!keys) throw new Error('the keys for push messages were not kept');
    return keys;
  }
}

/** The library comes with the first push message: most starts need none. */
export const loadWebPush = async () => (await import('web-push')).default;
