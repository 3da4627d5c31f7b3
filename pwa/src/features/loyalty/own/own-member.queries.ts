import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import { HttpError } from '#shared/http/http-error';
import { fullNameOf, type AuthUser } from '#shared/session/auth-user';

type Schemas = components['schemas'];
export type OwnMember = Schemas['OwnMemberResponse'];
export type OwnBadge = Schemas['MemberBadgeView'];
export type PointsEntry = Schemas['PointsEntryResponse'];

/** One's own place in the program; `unverified` when the points of the address wait for its proof (design §4). */
export type Membership = { is: 'member'; member: OwnMember } | { is: 'unverified' } | { is: 'nobody' };

const MEMBERS_PATH = '/api/loyalty/members';
const PAGE_SIZE = 10;

/** Between two looks at a member whose badges are about to be judged. */
const BADGES_DUE_MS = 3_000;

/**
 * The signed-in person as a member; a not-found reply makes them one (spec §7). Staff, the proof of the e-mail and the judging of badges
 * change it too: looked at again, it is asked for again, and while badges are due it is asked for by itself.
 */
export const ownMemberQuery = (user: AuthUser) =>
  queryOptions({
    queryKey: [MEMBERS_PATH, 'own', user.id, user.email, user.emailVerified],
    queryFn: ({ signal }) => findOrEnrol(user, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.is === 'member' && data.member.badgesDue && BADGES_DUE_MS,
  });

/** The badges of a member, and those they can still earn; asked for again whenever the member's numbers move. */
export const ownBadgesQuery = (member: OwnMember) => {
  const path = `${MEMBERS_PATH}/${member.id}/badges?include=available`;
  return queryOptions({
    queryKey: [path, 'own', ...movedBy(member)],
    queryFn: ({ signal }) => requestJson<OwnBadge[]>(path, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** What a member's points came from, the newest first, page by page; asked for again whenever their numbers move. */
export const ownPointsQuery = (member: OwnMember) => {
  const path = `${MEMBERS_PATH}/${member.id}/points`;
  return infiniteQueryOptions({
    queryKey: [path, 'own', ...movedBy(member)],
    ...pagesFrom<PointsEntry>(`${path}?limit=${PAGE_SIZE}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

const movedBy = ({ totalPoints, spentPoints, eventsAttended, badgesDue }: OwnMember) => [
  totalPoints,
  spentPoints,
  eventsAttended,
  badgesDue,
];

/** Tells the venue which new badges the member has seen. */
export const postSeenBadges = (memberId: number, badgeIds: readonly number[]) =>
  requestJson<Schemas['MessageResponse']>(`${MEMBERS_PATH}/${memberId}/badges/seen`, {
    method: 'POST',
    body: { badgeIds },
  });

const findOrEnrol = async (user: AuthUser, signal: AbortSignal): Promise<Membership> => {
  try {
    return { is: 'member', member: await getOwn(user, signal) };
  } catch (error) {
    if (problemOf(error)?.code !== 'loyalty.member-not-found') throw error;
  }
  try {
    await requestJson(MEMBERS_PATH, { method: 'POST', body: newMember(user), signal });
    return { is: 'member', member: await getOwn(user, signal) };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem || problem.statusCode >= 500) throw error;
    return { is: problem.code === 'loyalty.verify-email' ? 'unverified' : 'nobody' };
  }
};

const getOwn = ({ email }: AuthUser, signal: AbortSignal) =>
  requestJson<OwnMember>(`${MEMBERS_PATH}/email/${encodeURIComponent(email)}`, { signal });

/** Named by the names, the username, or the e-mail's first part (spec §7). */
const newMember = (user: AuthUser) => ({
  name: (fullNameOf(user) || user.email.split('@', 1).join('')).slice(0, TEXT_LENGTH.personName),
  email: user.email,
});

const problemOf = (error: unknown) => (error instanceof HttpError ? error.problem : null);
