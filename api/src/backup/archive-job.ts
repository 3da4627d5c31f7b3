import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';

/** What a backup or a restore works with. */
export interface ArchiveJob {
  /** `postgres://…` */
  url: string;
  storage: FileStorage;
  /** Where the archive is, or goes; nothing may stand there then. */
  path: string;
  /** Takes a line on what is being done. */
  tell: (line: string) => void;
}
