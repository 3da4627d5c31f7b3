import { StartError } from '#src/config/start-error.js';

/** A backup or a restore that cannot be; the message tells the operator why, and what to do. */
export class BackupError extends StartError {}
