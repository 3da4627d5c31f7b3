import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { SqlRunner } from '#src/database/database.js';

/**
 * Inserts a row, unless one of its unique keys is taken; while another transaction is taking it, waits for the end of that one.
 * @returns the row as the database has it, without what the entity's transformers make of it; undefined when a key was taken
 */
export const insertOnce = async <Row extends ObjectLiteral>(
  { manager }: Pick<SqlRunner, 'manager'>,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<Row | undefined> => {
  const insert = manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values({ ...row })
    .orIgnore();
  const made: { raw: unknown[]; generatedMaps: ObjectLiteral[] } = await insert.returning('*').execute();
  return made.raw.length === 1 ? (made.generatedMaps[0] as Row) : undefined;
};
