import { DomainError } from '#src/common/errors/domain-error.js';
import { storageProblem } from '#src/integrations/file-storage/storage-problem.js';
import type { StorageOutcome } from './checks.dto.js';

const NAMED: Readonly<Record<string, StorageOutcome>> = {
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  AccessDenied: 'refused',
  InvalidAccessKeyId: 'refused',
  SignatureDoesNotMatch: 'refused',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  NoSuchBucket: 'missing',
};

/** What a failed call of the storage means to who set it up. */
export const storageTrouble = (error: unknown): { outcome: StorageOutcome; reason: string | null } => {
  const cause = error instanceof DomainError ? error.cause : error;
  const reason = storageProblem.nameOf(cause) ?? null;
  if (error instanceof DomainError && error.kind === 'storage-full') return { outcome: 'full', reason };
  return { outcome: NAMED[reason ?? ''] ?? 'away', reason };
};
