import { notFound, rootRouteId } from '@tanstack/react-router';
import { dateOf, idOf } from './address-values';

/**
 * How an id stands in a path: the `params` of a route. What is no id is a wrong address, and the whole page says so (spec §2).
 * @param name the path's own, without its `$`
 */
export const idParams = <Name extends string>(name: Name) => ({
  parse: (path: Record<Name, string>) => {
    const id = idOf(path[name]);
    if (id === null) throw notFound({ routeId: rootRouteId });
    return { [name]: id } as Record<Name, number>;
  },
  stringify: (params: Record<Name, number>) => ({ [name]: String(params[name]) }) as Record<Name, string>,
});

/** A route's `beforeLoad`: what is no date is a wrong address. */
export const refuseWrongDate = ({ params }: { params: { date: string } }): void => {
  if (!dateOf(params.date)) throw notFound();
};
