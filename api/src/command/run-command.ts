import { DomainError } from '#src/common/errors/domain-error.js';
import { StartError } from '#src/config/start-error.js';

/** Writes a line for the operator. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command of the operator. What they can mend is told in plain words; the exit code is 1 unless all is well.
 * @param work resolves to whether all is well
 */
export const runCommand = async (work: () => Promise<boolean>): Promise<void> => {
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};

const explain = (error: unknown): string => {
  if (error instanceof StartError || error instanceof DomainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
