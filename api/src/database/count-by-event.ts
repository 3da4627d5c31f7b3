import { type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import type { SqlRunner } from './database.js';

/** A row that stands for an event. */
interface OfEvent {
  eventId: number | null;
}

/** How many rows of a table stand for each of these events, by the event's id; events without any are missing. */
export const countByEvent = async <Row extends OfEvent>(
  { manager }: SqlRunner,
  {
    entity,
    ids,
    where,
  }: { entity: EntityTarget<Row>; ids: readonly number[]; where?: FindOptionsWhere<Row> },
): Promise<Map<number, number>> => {
  const rows = await manager
    .createQueryBuilder(entity, 'entry')
    .select('entry.eventId', 'id')
    .addSelect('count(*)::integer', 'count')
    .where({ ...where, eventId: In(ids) })
    .groupBy('entry.eventId')
    .getRawMany<{ id: number; count: number }>();
  return new Map(rows.map(({ id, count }) => [id, count]));
};
