import { act, cleanup, screen } from '@testing-library/react';
import type { OwnCheckIn } from '#features/check-in/own-check-ins.queries';
import { enqueue } from '#shared/offline/outbox/outbox-store';
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
/** Of a check-in that still waits when its ticket is opened. */
const WAITING_KEY = '7f3a29c1-0000-4000-8000-000000000001';
const LATE = { pointsAwarded: 0, lateReason: 'after-the-show' };
const network = fakeNetwork();
const CHECK_IN = {
  event: { id: 3, name: 'Barn Dance', date: '2026-11-20', time: '20:00' },
  customerName: 'Loretta Hayes',
  customerEmail: 'loretta@example.com',
  partySize: 2,
  shareInGallery: false,
  occurredAt: '2026-11-21T01:42:00.000Z',
};

/** The venue's answer to the check-in, as this device keeps it. */
const keepReceipt = (answer: object, user: AuthUser | null, key = KEY) =>
  database.receipts.put({
    id: key,
    kind: 'check-in',
    payload: CHECK_IN,
    owner: user && { id: user.id, name: 'Loretta Hayes' },
    createdAt: '2026-11-21T01:42:00.000Z',
    doneAt: '2026-11-21T01:43:00.000Z',
    answer,
    announced: true,
  });

/** The stub of a check-in that the venue has answered so. */
const open = async (answer: object, user: AuthUser | null = aPerson()) => {
  await mirrorSession(user && { sessionId: 'abc', userId: user.id, name: 'Loretta Hayes' });
  await keepReceipt(answer, user);
  return openStub(user);
};
const openStub = (user: AuthUser | null, key = KEY) => {
  const page = <TicketPage ticketKey={key} renderShowLinks={() => null} />;
  showScreen(<SessionContext value={aSession({ user })}>{page}</SessionContext>, {
    paths: ['/check-ins', '/register'],
  });
  return screen.findByRole('article', { name: 'Ticket 7F3A-29C1' });
};

/** What Chrome's own translation makes of a page: each text stands in a `<font>`. */
const translate = (root: Element) => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
};
const decided = (row: Partial<OwnCheckIn>) => network.on(OWN_CHECK_INS, () => json([own(row)]));

describe('TicketPage', () => {
  afterEach(async () => {
    cleanup();
    await database.receipts.clear();
    await database.entries.clear();
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

  it('says that it is sent also in a page that the browser has translated', async () => {
    await mirrorSession(null);
    await enqueue({ id: WAITING_KEY, kind: 'check-in', payload: CHECK_IN, photo: null });
    translate(await openStub(null, WAITING_KEY));
    await act(async () => {
      await keepReceipt({ pointsAwarded: 50 }, null, WAITING_KEY);
      await database.entries.delete(WAITING_KEY);
    });
    expect(await screen.findByText('Sent. The venue has it.')).toBeTruthy();
  });

  it('says what the venue answered to a guest without an account, and asks nothing', async () => {
    const stub = await open({ pointsAwarded: 50 }, null);
    expect(stub.textContent).toContain('Sent. The venue has it.');
    expect(stub.textContent).toContain('Points+50');
    expect(network.calls).toEqual([]);
  });
});
