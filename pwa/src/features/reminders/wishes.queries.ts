import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

type Schemas = components['schemas'];

/** What can be wished for, by where the venue keeps it. */
export type WishKind = 'show-reminders' | 'artist-follows';

/** A wish of an account: what it is about, and the key that takes it back. */
export interface Wish {
  key: string;
  /** Of the show or the artist. */
  about: number;
}

const aboutOf = (wish: Schemas['ShowReminderResponse'] | Schemas['ArtistFollowResponse']): number =>
  'eventId' in wish ? wish.eventId : wish.artistId;

export const wishesPath = (kind: WishKind): string => `/api/${kind}`;

/** The wishes of the signed-in person. @param userId keeps one account's from another's */
export const wishesQuery = (kind: WishKind, userId: number) =>
  queryOptions({
    queryKey: [wishesPath(kind), userId],
    queryFn: async ({ signal }): Promise<Wish[]> => {
      const wishes = await requestJson<(Schemas['ShowReminderResponse'] | Schemas['ArtistFollowResponse'])[]>(
        wishesPath(kind),
        { signal },
      );
      return wishes.map((wish) => ({ key: wish.key, about: aboutOf(wish) }));
    },
  });
