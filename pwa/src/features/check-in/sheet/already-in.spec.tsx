import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { OwnCheckIn } from '#features/check-in/own-check-ins.queries';
import { SessionContext } from '#shared/session/session-context';
import { own } from '#test/factories/own-check-in.factory';
import { aPerson, aSession } from '#test/factories/session.factory';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { OncePerGuest } from './already-in';

const SHOW = { id: 3, name: 'Barn Dance' };
const network = fakeNetwork();

/** Mark Attendance, opened by a guest with this check-in of theirs. */
const open = async (row: OwnCheckIn, { hasCode }: { hasCode: boolean }) => {
  network.on('GET /api/photo-attendance', () => json([row]));
  const presence = (
    <OncePerGuest
      event={SHOW}
      isForOther={false}
      hasCode={hasCode}
      onClose={() => undefined}
      opening={<p>Opening</p>}
    >
      {(isForOther) => <p>{isForOther ? 'The form for somebody else' : 'The form'}</p>}
    </OncePerGuest>
  );
  const session = aSession({ user: aPerson() });
  showScreen(<SessionContext value={session}>{presence}</SessionContext>, { paths: ['/check-ins'] });
  await screen.findByText(/^You have checked in to this show already/);
};
const again = () => screen.queryByRole('button', { name: 'Check in with the door’s code' });

describe('who is checked in already', () => {
  afterEach(cleanup);
  const LATE = own({ lateReason: 'no-door-code', points: 0 });

  it('may check in again with the door’s code where the first waits for staff', async () => {
    await open(LATE, { hasCode: true });
    expect(screen.getByText(/With the code that you scanned it counts at once\.$/)).toBeTruthy();
    const button = again();
    if (!button) throw new Error('nothing is offered');
    fireEvent.click(button);
    expect(screen.getByText('The form')).toBeTruthy();
  });

  it.each([
    ['no code was scanned', LATE, false],
    ['the first counts', own(), true],
  ])('is told so alone where %s', async (_why, row, hasCode) => {
    await open(row, { hasCode });
    expect(again()).toBeNull();
  });
});
