/** A member as far as joining goes. */
export interface JoinableMember {
  id: number;
  email: string;
  /** The account it belongs to; null for a guest who is known from the door only. */
  userId: number | null;
}

/** An account and the address it has proved to be its own. */
export interface ProvedAddress {
  userId: number;
  email: string;
}

/** What is to happen to the members of a proved address, in this order. */
export type JoiningStep =
  /** The guest from the door turns out to be this account. */
  | { do: 'link'; memberId: number }
  /** The guest's history becomes part of the account's. */
  | { do: 'merge'; from: number; into: number }
  /** The account's member follows its account to the new address. */
  | { do: 'readdress'; memberId: number }
  /** Another account keeps its member, but loses the address. */
  | { do: 'release'; memberId: number }
  | { do: 'enrol' };

/**
 * The steps that join an account to the history of an address that it has just proved to own (design §4 "Registration").
 * History that belongs to another account is never handed over: only the address is.
 */
export const joiningSteps = (
  members: readonly JoinableMember[],
  { userId, email }: ProvedAddress,
): JoiningStep[] => {
  const own = members.find((member) => member.userId === userId);
  const there = members.find((member) => member.email === email);
  if (there && there.id === own?.id) return [];
  const take: JoiningStep[] = own ? [{ do: 'readdress', memberId: own.id }] : [];
  if (!there) return take;
  if (there.userId !== null) {
    return [{ do: 'release', memberId: there.id }, ...(own ? take : [{ do: 'enrol' } as const])];
  }
  return own
    ? [{ do: 'merge', from: there.id, into: own.id }, ...take]
    : [{ do: 'link', memberId: there.id }];
};
