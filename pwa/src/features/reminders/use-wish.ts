import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#contract/api-types.gen';
import type { NoticeWay } from '#contract/messages';
import { request, requestJson } from '#shared/http/http-client';
import { useSession } from '#shared/session/session-context';
import { useIsVisitor } from '#shared/session/use-guest';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { askForPush, type NoPush } from '#shared/push/ask-for-push';
import { ownPushQuery } from '#shared/push/own-push';
import { useRememberedWish } from './use-remembered-wish';
import { type WishKind, wishesPath, wishesQuery } from './wishes.queries';

type Schemas = components['schemas'];

interface WishWords {
  kind: WishKind;
  /** Id of the show or the artist. */
  about: number;
  /** Names it in the body of the call. */
  field: 'eventId' | 'artistId';
  /** Toasts of what was done. */
  wished: (way: NoticeWay) => ToastMessage;
  /** The same for an address that was typed: whether mails to it are refused is its reader's alone. */
  wishedByEmail?: ToastMessage;
  takenBack: ToastMessage;
  failed: string;
}

/** What somebody wants to be told of: both its states, and the ways between them. Asks for notifications only on a tap. */
export const useWish = ({ kind, about, field, wished, wishedByEmail, takenBack, failed }: WishWords) => {
  const { user } = useSession();
  const isVisitor = useIsVisitor();
  const client = useQueryClient();
  // Staff work at the door alone (design §7): the venue keeps no list of wishes for them.
  const isOffered = user?.userType !== 'staff';
  const { data } = useQuery({ ...wishesQuery(kind, user?.id ?? 0), enabled: user !== null && isOffered });
  const remembered = useRememberedWish(kind, about);
  const [obstacle, setObstacle] = useState<NoPush>();
  const own = user ? data?.find((wish) => wish.about === about)?.key : undefined;
  // What a visitor wished on this device goes on once they sign in, and can be ended there.
  const keys = [own, remembered.key].filter((key) => key !== undefined);

  const refresh = () => client.invalidateQueries({ queryKey: [wishesPath(kind)] });

  const put = usePut({ kind, about, field });
  const wish = useToastMutation({
    send: async (email: string | null) => {
      if (email !== null) return { ...(await put({ email })), toast: wishedByEmail, endpoint: undefined };
      const asked = await askForPush();
      if ('obstacle' in asked && isVisitor()) {
        setObstacle(asked.obstacle);
        return null;
      }
      const push = 'key' in asked ? asked : undefined;
      if (push) client.setQueryData(ownPushQuery.queryKey, push);
      const { way = 'push', ...kept } = await put(isVisitor() ? { deviceKey: push?.key } : {});
      return { ...kept, toast: wished(way), endpoint: push?.endpoint };
    },
    done: (wish) => wish?.toast,
    failed,
    onDone: (wish) => {
      if (wish) setObstacle(undefined);
      return wish?.isVisitors ? remembered.remember(wish) : refresh();
    },
    about: () => about,
  });
  const takeBack = useToastMutation({
    send: () => Promise.all(keys.map((key) => request(`${wishesPath(kind)}/${key}`, { method: 'DELETE' }))),
    done: () => takenBack,
    failed,
    onDone: () => {
      remembered.remember(null);
      return refresh();
    },
  });
  return {
    isOffered,
    isWished: keys.length > 0,
    isPending: wish.isPending || takeBack.isPending,
    /** Why there are no notifications here, once they were asked for; then an e-mail address does for a visitor. */
    obstacle: user ? undefined : obstacle,
    wish: () => wish.mutate(null),
    /** @param onSuccess once the venue has taken it, while the screen is still there */
    wishByEmail: (email: string, onSuccess: () => void) => wish.mutate(email, { onSuccess }),
    takeBack: () => keys.length > 0 && takeBack.mutate(),
  };
};

/** Tells the venue of a wish: under one key, however often its answer is lost. */
const usePut = ({ kind, about, field }: Pick<WishWords, 'kind' | 'about' | 'field'>) => {
  const isVisitor = useIsVisitor();
  const commandKeys = useCommandKeys();
  return async (contact: { deviceKey?: string; email?: string }) => {
    // The venue takes the wish for theirs whose session is stored, also while that is still being checked.
    const isVisitors = isVisitor();
    const [path, subject] = [wishesPath(kind), JSON.stringify(contact)];
    const body = { [field]: about, ...contact };
    const { key, way } = await requestJson<Schemas['ShowReminderResponse'] | Schemas['ArtistFollowResponse']>(
      `${path}/${commandKeys.keyOf(subject)}`,
      { method: 'PUT', body },
    );
    commandKeys.settle(subject);
    return { key, way, isVisitors };
  };
};
