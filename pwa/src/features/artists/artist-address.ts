import { notFound, rootRouteId } from '@tanstack/react-router';

/** Database ids fit ten digits. */
const ARTIST_ID = /^[1-9]\d{0,9}$/;

/** How an artist's id stands in an address. What is no id is a wrong address: the whole page says so (spec §2). */
export const artistIdParams = {
  parse: ({ artistId }: { artistId: string }) => {
    if (!ARTIST_ID.test(artistId)) throw notFound({ routeId: rootRouteId });
    return { artistId: Number(artistId) };
  },
  stringify: ({ artistId }: { artistId: number }) => ({ artistId: String(artistId) }),
};
