import { INVITATION_STATUSES } from '#contract/invitations.js';
import { eventDateProblem, isInvitationMove, termsFor } from './invitation-rules.js';

describe('isInvitationMove', () => {
  it('lets an invitation that waits become anything else, and settles it then for good', () => {
    const moves = INVITATION_STATUSES.flatMap((from) =>
      INVITATION_STATUSES.filter((to) => isInvitationMove(from, to)).map((to) => [from, to]),
    );
    expect(moves).toEqual([
      ['pending', 'accepted'],
      ['pending', 'declined'],
      ['pending', 'expired'],
      ['pending', 'cancelled'],
    ]);
  });
});

describe('eventDateProblem', () => {
  const now = { date: '2026-11-20', time: '19:00' };
  it.each([
    [{ date: '2026-11-20', time: '19:01' }, undefined],
    [{ date: '2026-11-20', time: '19:00' }, 'Event date must not be in the past'],
    [{ date: '2026-11-19', time: '23:00' }, 'Event date must not be in the past'],
    [{ date: '2101-01-01', time: '20:00' }, 'Event date must be in the years 2000 to 2100'],
  ])('says of %j: %s', (moment, problem) => {
    expect(eventDateProblem(moment, now)).toBe(problem);
  });
});

describe('termsFor', () => {
  const terms = { description: 'Two sets', budget: '$800', duration: '3 hours', invitationMessage: 'Please' };
  it.each(['pending', 'accepted'] as const)('shows the terms of one that is %s', (status) => {
    expect(termsFor(status, terms)).toEqual(terms);
  });
  it.each(['declined', 'expired', 'cancelled'] as const)('keeps the terms of one that is %s', (status) => {
    expect(Object.values(termsFor(status, terms))).toEqual([null, null, null, null]);
  });
});
