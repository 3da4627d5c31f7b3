import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { noteReachability } from '#shared/offline/status/reachability';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { OwnDay } from './own-day';

fakeNetwork({ 'GET /api/artist-availability': () => json([]), 'GET /api/venue': () => json({}) });

const FAR = '2099-11-27';

describe('an artist who looks at the show of somebody else', () => {
  beforeEach(async () => {
    await Promise.all(database.tables.map((table) => table.clear()));
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Cody Reed' });
    noteReachability(true);
  });
  afterEach(cleanup);

  it.each([
    ['scheduled', 'Booked'],
    ['postponed', 'Postponed'],
    ['cancelled', 'Cancelled'],
  ] as const)('marks its day as free from there, and sees that it is %s', async (status, word) => {
    showScreen(<OwnDay userId={7} show={{ name: 'Barn Dance', date: FAR, status }} />);
    fireEvent.click(await screen.findByRole('button', { name: 'My availability' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Availability' }));
    expect(dialog.getByText(`${word}: Barn Dance`)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe(FAR);
    fireEvent.click(dialog.getByRole('button', { name: 'Add Availability' }));
    await waitFor(async () => expect(await database.entries.count()).toBe(1));
    const [entry] = await database.entries.toArray();
    expect(entry?.payload).toMatchObject({ does: 'set', date: FAR });
  });
});
