import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { Settings } from '#src/config/settings.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { TestMailService } from '#src/modules/notifications/delivery/test-mail.service.js';
import { CheckThrottle } from './check-throttle.js';
import type { MailCheckResponse, StorageCheckResponse, StorageOutcome, StorageStep } from './checks.dto.js';
import { storageTrouble } from './storage-trouble.js';

/** Shorter than a phone waits for an answer. */
const PATIENCE_SECONDS = 20;
const TOO_SLOW = `no answer in ${PATIENCE_SECONDS} seconds`;

/** What an admin tries out after a change of the settings (design §10 "Seen from outside"). */
@Injectable()
export class ChecksService {
  private readonly logger = new Logger(ChecksService.name);

  constructor(
    private readonly throttle: CheckThrottle,
    private readonly testMail: TestMailService,
    private readonly storage: FileStorage,
    private readonly settings: Settings,
  ) {}

  /**
   * Sends the admin a test mail and tells what the mail server said.
   * @throws DomainError `health.too-many`
   */
  async checkMail({ id, email: to }: Pick<SessionUser, 'id' | 'email'>): Promise<MailCheckResponse> {
    await this.throttle.count('mail-check', String(id));
    const answer = await withPatience(this.testMail.send(to), { outcome: 'away', reason: TOO_SLOW } as const);
    this.logger.log({ outcome: answer.outcome }, 'mail check');
    return { to, outcome: answer.outcome, reason: 'reason' in answer ? answer.reason : null };
  }

  /** Writes, reads and deletes a small file. @throws DomainError `health.too-many` */
  async checkStorage({ id }: Pick<SessionUser, 'id'>): Promise<StorageCheckResponse> {
    await this.throttle.count('storage-check', String(id));
    const started = performance.now();
    const found = await this.tryStorage();
    const milliseconds = Math.round(performance.now() - started);
    this.logger.log({ ...found, milliseconds }, 'storage check');
    return { driver: this.settings.storage.driver, ...found, milliseconds };
  }

  private async tryStorage(): Promise<Pick<StorageCheckResponse, 'outcome' | 'step' | 'reason'>> {
    let step: StorageStep | null = null;
    const trial = tryFile(this.storage, (next) => (step = next));
    const trouble = await withPatience(trial, { outcome: 'away', reason: TOO_SLOW } as const);
    return trouble ? { ...trouble, step } : { outcome: 'works', step: null, reason: null };
  }
}

/** How the names of tried files begin; one may stay behind where the storage breaks off. */
export const STORAGE_CHECK = 'storage-check-';

/**
 * Sends a small file through the storage. Never rejects.
 * @param begin is told of each step before it is taken
 * @returns what was wrong; undefined when nothing was
 */
const tryFile = async (
  storage: FileStorage,
  begin: (step: StorageStep) => void,
): Promise<{ outcome: StorageOutcome; reason: string | null } | undefined> => {
  const key = `${STORAGE_CHECK}${randomUUID()}`;
  const bytes = Buffer.from(key);
  try {
    begin('write');
    await storage.put(key, bytes, 'text/plain');
    begin('read');
    const isSame = bytes.equals(await storage.bytes(key));
    if (isSame) begin('delete');
    await storage.delete(key);
    return isSame ? undefined : { outcome: 'changed', reason: null };
  } catch (error) {
    // What could not be read goes all the same, where it can.
    await storage.delete(key).catch(() => undefined);
    return storageTrouble(error);
  }
};

const withPatience = <Answer, Late>(work: Promise<Answer>, late: Late): Promise<Answer | Late> =>
  Promise.race([work, pause(PATIENCE_SECONDS * 1000, late, { ref: false })]);
