import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { tonightOf } from '#features/door/acts/tonight';
import { LineContext } from '#features/door/line/line-context';
import { doorDatabase, type DoorTable, type ListedEntry } from '#features/door/store/door-database';
import { followRoster } from '#features/door/sync/door-roster';
import { aGuest, aList, aListedEntry, aNight, aPerson, SHOW } from '#test/door';
import { fakeNetwork } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { GuestSearch } from './guest-search';

const TABLE: DoorTable = {
  id: 5,
  eventId: SHOW.id,
  name: 'Hank Núñez',
  partySize: 4,
  status: 'confirmed',
  memberId: null,
};

/** More than the list of the last check-ins shows. */
const LATER = Array.from({ length: 40 }, (_, at) =>
  aListedEntry({ id: 100 + at, key: `later-${at}`, name: `Later ${at}` }),
);

fakeNetwork();

const open = async (entries: ListedEntry[]) => {
  followRoster(aList({ isWhole: true, guests: [aGuest()] }));
  const night = aNight({
    tables: [TABLE, { ...TABLE, id: 6, eventId: SHOW.id + 1, name: 'Hank Elsewhere' }],
  });
  const tonight = tonightOf(SHOW.id, { entries, exits: [] }, []);
  showScreen(
    <LineContext value={{ night, show: SHOW, person: aPerson(), tonight }}>
      <GuestSearch device={{ token: 'door_token' }} />
    </LineContext>,
  );
  await screen.findByLabelText('Find a guest');
};

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Find a guest'), { target: { value: text } });
const nobody = () => screen.queryByText('Nobody by this name, e-mail or card.');

describe('the search at the door', () => {
  afterEach(cleanup);
  afterAll(() => {
    doorDatabase.close();
    offlineDatabase.close();
  });

  it('finds a table of the show, which can be checked in, and no other show’s', async () => {
    await open([]);
    type('hank');
    expect(await screen.findByRole('button', { name: 'Check in Hank Núñez' })).toBeTruthy();
    type('nun');
    expect(await screen.findByRole('button', { name: 'Check in Hank Núñez' })).toBeTruthy();
    expect(screen.queryByText('Hank Elsewhere')).toBeNull();
    expect(nobody()).toBeNull();
  });

  it('finds who is in without a membership, to be undone, however many came since', async () => {
    await open([aListedEntry({ name: 'Wade Snow' }), ...LATER]);
    type('wade');
    fireEvent.click(await screen.findByRole('button', { name: /^Wade Snow/ }));
    expect(await screen.findByRole('button', { name: 'Undo this check-in' })).toBeTruthy();
    expect(nobody()).toBeNull();
  });

  it('finds members with nothing beside them, and says so when nobody is found', async () => {
    await open([aListedEntry({ name: 'Wade Snow', isUndone: true })]);
    type('loretta');
    expect(await screen.findByRole('button', { name: 'Check in Loretta Hayes' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Hank Núñez')).toBeNull());
    expect(nobody()).toBeNull();
    type('wade');
    await waitFor(() => expect(nobody()).not.toBeNull());
  });

  it('shows the tables of the show while nothing is typed', async () => {
    await open([]);
    expect(screen.getByText('Hank Núñez')).toBeTruthy();
    expect(screen.queryByText('Hank Elsewhere')).toBeNull();
    expect(nobody()).toBeNull();
  });
});
