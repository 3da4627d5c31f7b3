import type { QueryRunner } from 'typeorm';
import { z } from 'zod';

const indexes = z.array(z.object({ isWhole: z.boolean() }));

/** Longer than a backup reads. Nobody waits behind who waits here. */
const PATIENCE = '10min';

/**
 * Builds an index while others go on writing, in a migration without a transaction (`transaction = false`). Such a migration may
 * break off anywhere and is run again: an index that was left half built is built anew, a whole one is kept.
 * @param definition what follows the name: `ON … (…)`
 */
export const buildIndex = async (
  runner: QueryRunner,
  { name, definition, isUnique = false }: { name: string; definition: string; isUnique?: boolean },
): Promise<void> => {
  const [found] = indexes.parse(
    await runner.query(`SELECT indisvalid AS "isWhole" FROM pg_index WHERE indexrelid = to_regclass($1)`, [
      name,
    ]),
  );
  if (found?.isWhole) return;
  await runner.query(`SET lock_timeout = '${PATIENCE}'`);
  if (found) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  await runner.query(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${name} ${definition}`);
  await runner.query('RESET lock_timeout');
};

/** Drops an index that another one replaces, as `buildIndex` builds one. */
export const dropIndex = async (runner: QueryRunner, name: string): Promise<void> => {
  await runner.query(`SET lock_timeout = '${PATIENCE}'`);
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query('RESET lock_timeout');
};
