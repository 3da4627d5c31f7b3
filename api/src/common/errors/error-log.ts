import { z } from 'zod';

const databaseFields = z.object({
  code: z.string().optional(),
  constraint: z.string().optional(),
  table: z.string().optional(),
});
const wrapped = z.object({ driverError: databaseFields });

const frames = (stack: string | undefined): string[] =>
  (stack ?? '').split('\n').filter((line) => line.startsWith('    at '));

/**
 * What the log keeps of an unexpected error. Messages, SQL and parameters stay out: the database puts people's names,
 * e-mails and password hashes into them (style 21).
 */
export const withoutContents = (error: unknown): object => ({
  name: error instanceof Error ? error.name : typeof error,
  ...(wrapped.safeParse(error).data?.driverError ?? databaseFields.safeParse(error).data),
  frames: error instanceof Error ? frames(error.stack) : [],
});
