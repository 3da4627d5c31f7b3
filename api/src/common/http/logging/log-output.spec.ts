import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { openLogOutput } from './log-output.js';

describe('the output of the log', () => {
  (process.platform === 'linux' ? it : it.skip)(
    'loses lines that it cannot write, and nothing else',
    async () => {
      const full = await open('/dev/full', 'w');
      const output = openLogOutput(full.fd);
      const logger = pino(output);

      logger.info('the disk is full');
      await pause(50);
      logger.info('it still is');

      expect(() => output.flushSync()).not.toThrow();
      await full.close();
    },
  );
});
