import { destination } from 'pino';

/**
 * Where log lines go. Once one cannot be written, because the terminal is closed or the disk is full, the log ends and the venue
 * goes on: pino itself would end the process, and in its last moment try again for ever.
 * @param to standard output unless told
 */
export const openLogOutput = (to = 1) => {
  const output = destination(to);
  output.on('error', () => Object.assign(output, { write: () => true, flushSync: () => undefined }));
  return output;
};
