import { useState } from 'react';
import { readSessionId } from '#shared/http/stored-session-id';
import { rememberedGuest, type RememberedGuest } from '#shared/offline/remembered-guest';
import { fullNameOf } from './auth-user';
import { useSession } from './session-context';

/** Whether nobody is signed in, as far as that is known: a stored session that is still being checked is somebody's. */
export const useIsVisitor = (): (() => boolean) => {
  const { user, isLoading } = useSession();
  return () => !user && !isLoading && readSessionId() === null;
};

/** Who a guest's form starts with: who is signed in, else who was here last; nobody is asked twice (design §1). */
export const useGuest = (): RememberedGuest => {
  const { user } = useSession();
  const isVisitor = useIsVisitor();
  const [guest] = useState<RememberedGuest>(() => {
    if (user) return { name: fullNameOf(user), email: user.email };
    return (isVisitor() ? rememberedGuest() : null) ?? { name: '', email: '' };
  });
  return guest;
};
