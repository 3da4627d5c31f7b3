import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { tonightOf } from '#features/door/acts/tonight';
import { LineContext } from '#features/door/line/line-context';
import { doorDatabase, type DoorTable, type ListedEntry } from '#features/door/store/door-database';
import { followRoster } from '#features/door/sync/door-roster';
import { aGuest, aList, aListedEntry, aNight, aPerson, SHOW } from '#test/door';
import { fakeNetwork, json } from '#test/fake-network';
import { picture, resetPhone } from '#test/screens/check-in-sheet-double';
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

const network = fakeNetwork();

const open = async (entries: ListedEntry[], guest = aGuest()) => {
  followRoster(aList({ isWhole: true, guests: [guest] }));
  const night = aNight({
    tables: [TABLE, { ...TABLE, id: 6, eventId: SHOW.id + 1, name: 'Hank Elsewhere' }],
  });
  let turnTo: (show: typeof SHOW) => void = () => undefined;
  let hear: (entries: ListedEntry[]) => void = () => undefined;
  const Line = () => {
    const [show, setShow] = useState(SHOW);
    const [listed, setListed] = useState(entries);
    const tonight = tonightOf(show.id, { entries: listed, exits: [], acts: [], aheadMs: 0 });
    turnTo = setShow;
    hear = setListed;
    return (
      <LineContext value={{ night, show, person: aPerson(), tonight }}>
        <GuestSearch device={{ token: 'door_token' }} />
      </LineContext>
    );
  };
  showScreen(<Line />);
  await screen.findByLabelText('Find a guest');
  return {
    turnTo: (show: typeof SHOW) => act(() => turnTo(show)),
    /** From the venue, of what another tablet did. */
    hear: (news: ListedEntry[]) => act(() => hear(news)),
  };
};

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Find a guest'), { target: { value: text } });
const nobody = () => screen.queryByText('Nobody by this name, e-mail or card.');

describe('the search at the door', () => {
  beforeEach(resetPhone);
  afterEach(() => {
    jest.useRealTimers();
    cleanup();
  });
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

  it('cuts no letter and no emoji apart for the initials of a guest', async () => {
    await open([], aGuest({ name: '👨\u200D👩\u200D👧 Zoe 🇺🇸' }));
    type('zoe');
    expect(await screen.findByText('👨\u200D👩\u200D👧🇺🇸')).toBeTruthy();
  });

  it('asks the guests of a table without a membership for an e-mail, which is kept to be sent', async () => {
    await open([]);
    fireEvent.click(screen.getByRole('button', { name: 'Check in Hank Núñez' }));
    const email = await screen.findByLabelText('Email (earns points)');
    fireEvent.change(email, { target: { value: 'hank@' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(email, { target: { value: 'hank@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
    await waitFor(async () => expect(await offlineDatabase.entries.count()).toBe(1));
    const [kept] = await offlineDatabase.entries.toArray();
    expect(kept?.payload).toMatchObject({ memberId: null, name: TABLE.name, email: 'hank@example.com' });
  });

  it('lets a guest in to the show for which the sheet was opened, also once the line turns to another', async () => {
    const { turnTo } = await open([]);
    fireEvent.click(screen.getByRole('button', { name: 'Check in Hank Núñez' }));
    await screen.findByLabelText('Email (earns points)');
    turnTo({ ...SHOW, id: SHOW.id + 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
    await waitFor(async () => expect(await offlineDatabase.entries.count()).toBe(1));
    const [kept] = await offlineDatabase.entries.toArray();
    expect(kept?.payload).toMatchObject({ name: TABLE.name, eventId: SHOW.id });
  });

  it('says in an open sheet that another tablet has let the guest in meanwhile, and of no other show', async () => {
    network.on('GET /api/door/members/7/asked-rewards', () => json([]));
    const { hear, turnTo } = await open([]);
    type('loretta');
    fireEvent.click(await screen.findByRole('button', { name: 'Check in Loretta Hayes' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Loretta Hayes' }));
    const elsewhere = aListedEntry({ id: 2, key: 'else', eventId: SHOW.id + 1, memberId: aGuest().id });
    hear([elsewhere]);
    turnTo({ ...SHOW, id: SHOW.id + 1 });
    expect(sheet.queryByText(/^Already in/)).toBeNull();
    turnTo(SHOW);
    hear([elsewhere, aListedEntry({ memberId: aGuest().id, partySize: 2 })]);
    expect(sheet.getByText('Already in, 7:30 PM, Side door · party of 2')).toBeTruthy();
    await waitFor(() => expect(network.calls).toHaveLength(1));
  });

  it('asks before a photo that was just taken is thrown away', async () => {
    await open([]);
    fireEvent.click(screen.getByRole('button', { name: 'Check in Hank Núñez' }));
    fireEvent.change(await screen.findByLabelText('Choose photo'), { target: { files: [picture()] } });
    await screen.findByRole('img', { name: 'The guest' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the guest whose photo was taken when the next one’s card is scanned', async () => {
    await open([]);
    fireEvent.click(screen.getByRole('button', { name: 'Check in Hank Núñez' }));
    const file = await screen.findByLabelText('Choose photo');
    file.focus();
    fireEvent.change(file, { target: { files: [picture()] } });
    await screen.findByRole('img', { name: 'The guest' });
    const sheet = screen.getByRole('dialog', { name: 'Hank Núñez' });
    expect(sheet.contains(document.activeElement)).toBe(true);

    fireEvent.keyDown(document.body, { key: 'h' });
    expect(document.activeElement).not.toBe(screen.getByLabelText('Find a guest'));
    type(`https://venue.example/m/${aGuest().code}`);
    expect(screen.getByRole('dialog').textContent).toContain('Hank Núñez');
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

  it('says how many are shown, in a region that was there before', async () => {
    await open([]);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    type('loretta');
    await waitFor(() => expect(region.textContent).toBe('1 shown'));
    type('wade');
    await waitFor(() => expect(region.textContent).toBe('Nobody by this name, e-mail or card.'));
    type('');
    await waitFor(() => expect(region.textContent).toBe(''));
    expect(region.isConnected).toBe(true);
  });

  it('says how many once typing rests, and not at each letter', async () => {
    await open([]);
    const region = screen.getByRole('status');
    jest.useFakeTimers();
    for (const text of ['l', 'lo', 'lor']) {
      type(text);
      await act(() => jest.advanceTimersByTimeAsync(300));
      expect(region.textContent).toBe('');
    }
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(region.textContent).toBe('1 shown');
  });

  it('finds who is in under another name than their membership’s', async () => {
    await open([aListedEntry({ name: 'The birthday of Lory', memberId: aGuest().id })]);
    type('birthday');
    expect(await screen.findByRole('button', { name: /The birthday of Lory/ })).toBeTruthy();
    expect(nobody()).toBeNull();
  });

  it('leaves a check-in open that is not found any more', async () => {
    await open([aListedEntry({ name: 'Wade Snow' })]);
    type('wade');
    fireEvent.click(await screen.findByRole('button', { name: /Wade Snow/ }));
    const sheet = await screen.findByRole('dialog', { name: /Wade Snow/ });
    type('hank');
    await screen.findByRole('button', { name: 'Check in Hank Núñez', hidden: true });
    expect(
      screen.queryByRole('heading', { name: 'Checked in', hidden: true })?.closest('[hidden]'),
    ).toBeTruthy();
    expect(sheet.isConnected).toBe(true);
  });

  it('shows the tables of the show while nothing is typed', async () => {
    await open([]);
    expect(screen.getByText('Hank Núñez')).toBeTruthy();
    expect(screen.queryByText('Hank Elsewhere')).toBeNull();
    expect(nobody()).toBeNull();
  });
});
