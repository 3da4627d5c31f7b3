import { cleanup, screen } from '@testing-library/react';
import type { OwnCheckIn } from '#features/check-in/own-check-ins.queries';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import type { AuthUser } from '#shared/session/auth-user';
import { SessionContext } from '#shared/session/session-context';
import { own } from '#test/factories/own-check-in.factory';
import { aPerson, aSession } from '#test/factories/session.factory';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { TicketPage } from './ticket-page';

const OWN_CHECK_INS = 'GET /api/photo-attendance';
const KEY = '7f3a29c1-0000-4000-8000-000000000000';
const LATE = { pointsAwarded: 0, lateReason: 'after-the-show' };
const network = fakeNetwork();

/** The stub of a check-in that the venue has answered so. */
const open = async (answer: object, user: AuthUser | null = aPerson()) => {
  await mirrorSession(user && { sessionId: 'abc', userId: user.id, name: 'Loretta Hayes' });
  await database.receipts.put({
    id: KEY,
    kind: 'check-in',
    payload: {
      event: { id: 3, name: 'Barn Dance', date: '2026-11-20', time: '20:00' },
      customerName: 'Loretta Hayes',
      customerEmail: 'loretta@example.com',
      partySize: 2,
      shareInGallery: false,
      occurredAt: '2026-11-21T01:42:00.000Z',
    },
    owner: user && { id: user.id, name: 'Loretta Hayes' },
    createdAt: '2026-11-21T01:42:00.000Z',
    doneAt: '2026-11-21T01:43:00.000Z',
    answer,
    announced: true,
  });
  const page = <TicketPage ticketKey={KEY} renderShowLinks={() => null} />;
  showScreen(<SessionContext value={aSession({ user })}>{page}</SessionContext>, {
    paths: ['/check-ins', '/register'],
  });
  return screen.findByRole('article', { name: 'Ticket 7F3A-29C1' });
};
const decided = (row: Partial<OwnCheckIn>) => network.on(OWN_CHECK_INS, () => json([own(row)]));

describe('TicketPage', () => {
  afterEach(async () => {
    cleanup();
    await database.receipts.clear();
  });

  it.each<[string, object, Partial<OwnCheckIn>, string, string]>([
    [
      'rejected it',
      { pointsAwarded: 50 },
      { points: 0, verificationStatus: 'rejected' },
      'The venue could not count this check-in.',
      '–',
    ],
    [
      'approved it, although it was late',
      LATE,
      { lateReason: 'after-the-show', verificationStatus: 'approved' },
      'Sent. The venue has it.',
      '+50',
    ],
  ])('says that staff have since %s', async (_what, answer, row, message, points) => {
    decided(row);
    const stub = await open(answer);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(stub.textContent).toContain(`Points${points}`);
  });

  it('says what the venue answered while it cannot be asked again', async () => {
    network.offline();
    const stub = await open(LATE);
    expect(stub.textContent).toContain('Sent. Staff look at it first; points come after.');
  });

  it('says what the venue answered to a guest without an account, and asks nothing', async () => {
    const stub = await open({ pointsAwarded: 50 }, null);
    expect(stub.textContent).toContain('Sent. The venue has it.');
    expect(stub.textContent).toContain('Points+50');
    expect(network.calls).toEqual([]);
  });
});
