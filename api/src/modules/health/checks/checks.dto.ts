import { ApiProperty } from '@nestjs/swagger';
import type { Settings } from '#src/config/settings.js';

/** As `Email` tells them; `no-provider` without a mail server. */
const MAIL_OUTCOMES = ['sent', 'refused', 'later', 'away', 'no-provider'] as const;

/** What the mail server said to a test mail. */
export class MailCheckResponse {
  /** The admin's own address. */
  @ApiProperty({ type: String }) to: string;
  @ApiProperty({ enum: MAIL_OUTCOMES }) outcome: (typeof MAIL_OUTCOMES)[number];
  /** In the mail server's words, or those of the connection that failed. */
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
}

/** `missing`: its folder or bucket is not there; `changed`: other bytes came back; `away`: all else, an answer too late as well. */
export const STORAGE_OUTCOMES = ['works', 'full', 'refused', 'missing', 'changed', 'away'] as const;
export type StorageOutcome = (typeof STORAGE_OUTCOMES)[number];

const STORAGE_DRIVERS = ['disk', 's3'] as const satisfies readonly Settings['storage']['driver'][];

export const STORAGE_STEPS = ['write', 'read', 'delete'] as const;
export type StorageStep = (typeof STORAGE_STEPS)[number];

/** How the storage took a small file. */
export class StorageCheckResponse {
  @ApiProperty({ enum: STORAGE_DRIVERS }) driver: Settings['storage']['driver'];
  @ApiProperty({ enum: STORAGE_OUTCOMES }) outcome: StorageOutcome;
  /** The one that failed. */
  @ApiProperty({ enum: STORAGE_STEPS, nullable: true }) step: StorageStep | null;
  /** As the disk or the service calls it: `EACCES`, `NoSuchBucket`. */
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  /** For all of it. */
  @ApiProperty({ type: 'integer' }) milliseconds: number;
}
