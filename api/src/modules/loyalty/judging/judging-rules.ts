import type { BadgeRequirement, judgeHistory } from '#contract/loyalty.js';

/** A badge that can be earned. */
export interface JudgedBadge extends BadgeRequirement {
  id: number;
}

/** Why a member holds a badge: judged, given by staff, or left to them when its definition or show went. */
export type BadgeBasis = 'history' | 'staff' | 'kept';

/** A badge as a member holds it. */
interface HeldBadge {
  badgeId: number;
  basis: BadgeBasis;
  earnedDate: Date;
}

/** Everything about a member that judging asks for. */
export interface JudgedMember {
  id: number;
  /** When the history came to what a badge asks for; null while it has not. */
  reachedAt: ReturnType<typeof judgeHistory>;
  held: readonly HeldBadge[];
  /** Badges that staff took back: their word stands. */
  withheld: ReadonlySet<number>;
}

/** What is to be written down about one member and one badge. */
export interface Verdict {
  do: 'award' | 'withdraw' | 'move';
  memberId: number;
  badgeId: number;
  /** When it was earned; null when it is withdrawn. */
  earnedDate: Date | null;
}

/**
 * Compares what a history earns with what its member holds (decision 19). What staff gave and what was kept stays as it
 * is; a badge of the history goes with it, and its day moves with a check-in that arrives late.
 * @param badges active ones
 */
export const judgeMember = (badges: readonly JudgedBadge[], member: JudgedMember): Verdict[] => {
  const heldOf = new Map(member.held.map((held) => [held.badgeId, held]));
  return badges.flatMap((badge) => {
    const earnedDate = member.reachedAt(badge);
    const verdict = verdictOn(earnedDate, heldOf.get(badge.id), member.withheld.has(badge.id));
    return verdict ? [{ do: verdict, memberId: member.id, badgeId: badge.id, earnedDate }] : [];
  });
};

const verdictOn = (
  earned: Date | null,
  held: HeldBadge | undefined,
  isWithheld: boolean,
): Verdict['do'] | undefined => {
  if (!held) return earned && !isWithheld ? 'award' : undefined;
  if (held.basis !== 'history') return undefined;
  if (!earned) return 'withdraw';
  return earned.getTime() === held.earnedDate.getTime() ? undefined : 'move';
};
