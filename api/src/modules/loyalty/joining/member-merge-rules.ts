import type { JoinableMember } from './member-joining-rules.js';
import { bothHaveAccounts, memberNotFound, sameMember } from '#src/modules/loyalty/members/loyalty-errors.js';

/** A member as far as merging goes. */
export type MergeableMember = Pick<JoinableMember, 'id' | 'userId'>;

/** Which member goes into which. */
interface MergeDirection {
  from: number;
  into: number;
}

/**
 * Who stays when two members are one person: the one who signs in with it, else the one that staff chose first.
 * @param found those of the two that there are
 * @throws DomainError `loyalty.same-member`, `loyalty.member-not-found`, `loyalty.both-have-accounts`
 */
export const mergeDirection = (
  found: readonly MergeableMember[],
  { id, otherId }: { id: number; otherId: number },
): MergeDirection => {
  if (id === otherId) throw sameMember();
  const chosen = found.find((member) => member.id === id);
  const other = found.find((member) => member.id === otherId);
  if (!chosen || !other) throw memberNotFound();
  if (chosen.userId !== null && other.userId !== null) throw bothHaveAccounts();
  return other.userId === null ? { from: otherId, into: id } : { from: id, into: otherId };
};
