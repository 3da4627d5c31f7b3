import { StartError } from './start-error.js';

export const DEFAULT_PORT = 3000;

/** The environment is not usable; the message lists every problem, one a line. */
export class SettingsError extends StartError {
  constructor(readonly problems: readonly string[]) {
    super(['These settings need attention:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'SettingsError';
  }
}
