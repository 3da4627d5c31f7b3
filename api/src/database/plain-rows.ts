import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * What `getMany` finds, as plain objects with the entity's properties. Making entities of a page of rows takes longer than
 * all else of a list; columns without a transformer need none.
 */
export const plainRows = <Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
): Promise<Entity[]> => {
  const { name, metadata } = query.expressionMap.mainAlias ?? {};
  query.select([]);
  for (const { propertyName, isSelect } of metadata?.columns ?? [])
    if (isSelect) query.addSelect(`${name}.${propertyName}`, propertyName);
  return query.getRawMany<Entity>();
};
