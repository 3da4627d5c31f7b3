import { useState } from 'react';
import { SELF_REGISTERED_USER_TYPES } from '#contract/users';
import { readSessionId } from '#shared/http/stored-session-id';
import { rememberedGuest, type RememberedGuest } from '#shared/offline/storage/remembered-guest';
import { fullNameOf, type AuthUser } from './auth-user';
import { useSession } from './session-context';

/** Whether nobody is signed in, as far as that is known: a stored session that is still being checked is somebody's. */
export const useIsVisitor = (): (() => boolean) => {
  const { user, isLoading } = useSession();
  return () => !user && !isLoading && readSessionId() === null;
};

/** A signed-in person as a guest's form takes them; nobody for staff, whose forms are mostly for somebody else. */
export const guestOf = (user: AuthUser): RememberedGuest =>
  SELF_REGISTERED_USER_TYPES.some((type) => type === user.userType)
    ? { name: fullNameOf(user), email: user.email }
    : NOBODY;

const NOBODY: RememberedGuest = { name: '', email: '' };

/** Who a guest's form starts with: who is signed in, else who was here last; nobody is asked twice (design §1). */
export const useGuest = (): RememberedGuest => {
  const { user } = useSession();
  const isVisitor = useIsVisitor();
  const [guest] = useState<RememberedGuest>(() => {
    if (user) return guestOf(user);
    return (isVisitor() ? rememberedGuest() : null) ?? NOBODY;
  });
  return guest;
};
