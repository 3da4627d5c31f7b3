import { webcrypto } from 'node:crypto';
import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SessionContext } from '#shared/session/session-context';
import { aList, aNight, aPerson, SHOW } from '#test/door';
import { aSession } from '#test/factories/session.factory';
import { fakeNetwork, json, problem, silent, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { DoorPage } from './door-page';
import { CHOSEN_SHOW } from './store/chosen-show';
import { doorDatabase } from './store/door-database';
import { keepDevice, readDevice } from './store/door-device';
import { applyList, wipeNight } from './store/door-list';
import { lockToGuests, unlockFromGuests } from './store/door-lock-state';

const TABLET = { token: `door_${'a'.repeat(43)}` };
const LATE_SHOW = { ...SHOW, id: 13, name: 'Late Show', time: '22:00' };

// jsdom cannot check a PIN.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

const DEVICE = 'GET /api/door/device';
const network = fakeNetwork({ 'GET /api/door/list': silent });
const logout = jest.fn(() => Promise.resolve());

const open = () =>
  showScreen(
    <SessionContext value={aSession({ logout })}>
      <DoorPage />
    </SessionContext>,
  );

const heading = (name: string) => screen.findByRole('heading', { name });

const enter = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'June' }));
  await userEvent.type(screen.getByLabelText('PIN'), '1849');
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
};

const choose = async (show: string) => {
  await userEvent.selectOptions(await screen.findByLabelText('Show'), `10:00 PM ${show}`);
  await heading(`Door · ${show}`);
};

/** A tablet of the door with a night that is not over: it would wipe it. */
const pairAndList = async () => {
  await keepDevice(TABLET);
  const night = aNight({ date: '2999-11-20', shows: [SHOW, LATE_SHOW], people: [aPerson()] });
  await applyList(aList({ isWhole: true, night }));
};

afterEach(async () => {
  cleanup();
  jest.clearAllMocks();
  await Promise.all(doorDatabase.tables.map((table) => table.clear()));
});
afterAll(() => doorDatabase.close());

describe('the show chosen on a tablet', () => {
  beforeEach(async () => {
    await pairAndList();
    open();
    await enter();
    await heading(`Door · ${SHOW.name}`);
    await choose(LATE_SHOW.name);
  });

  it('stays for the next person', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'June' }));
    await enter();
    expect(await heading(`Door · ${LATE_SHOW.name}`)).toBeTruthy();
  });

  it('stays after a reload', async () => {
    cleanup();
    open();
    await enter();
    expect(await heading(`Door · ${LATE_SHOW.name}`)).toBeTruthy();
  });

  it('is none where the tablet was only locked to a show: later it works for the one whose doors open', async () => {
    await doorDatabase.settings.delete(CHOSEN_SHOW);
    await lockToGuests(SHOW.id);
    await unlockFromGuests();
    expect(await doorDatabase.settings.get(CHOSEN_SHOW)).toBeUndefined();
  });

  it('stays once the tablet was locked to its guests', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Lock to guests' }));
    await heading(LATE_SHOW.name);
    await userEvent.click(screen.getByRole('button', { name: 'Staff' }));
    await enter();
    expect(await heading(`Door · ${LATE_SHOW.name}`)).toBeTruthy();
  });
});

describe('the focus', () => {
  const isOn = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));

  it('goes with the screens: to the PIN, to the line, back to the people', async () => {
    await pairAndList();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'June' }));
    expect(document.activeElement).toBe(screen.getByLabelText('PIN'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await isOn('Who is at the door?');
    await enter();
    await isOn(`Door · ${SHOW.name}`);
    await userEvent.click(screen.getByRole('button', { name: 'June' }));
    await isOn('Who is at the door?');
  });
});

describe('a PIN', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('that is wrong is announced each time', async () => {
    await pairAndList();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'June' }));
    await press('Enter');
    const first = screen.getByRole('alert');
    expect(first.textContent).toBeTruthy();
    await press('Enter');
    const second = screen.getByRole('alert');
    expect(second.textContent).toBe(first.textContent);
    expect(second).not.toBe(first);

    for (const digit of '1234') await press(digit);
    await press('Enter');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Wrong PIN/));
  });
});

describe('the person at the door', () => {
  it('is nobody once the night is over, and the next one has come', async () => {
    await pairAndList();
    open();
    await enter();
    await heading(`Door · ${SHOW.name}`);
    await wipeNight({ unpairs: false });
    const night = aNight({ date: '2999-11-21', shows: [LATE_SHOW], people: [aPerson()] });
    await applyList(aList({ isWhole: true, night }));
    expect(await heading('Who is at the door?')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: `Door · ${LATE_SHOW.name}` })).toBeNull();
  });

  it('is nobody once the tablet was unpaired, and is paired again', async () => {
    await pairAndList();
    open();
    await enter();
    await heading(`Door · ${SHOW.name}`);
    await wipeNight({ unpairs: true });
    expect(await heading('Door')).toBeTruthy();
    await keepDevice({ token: `door_${'c'.repeat(43)}` });
    const night = aNight({ date: '2999-11-20', people: [aPerson()] });
    await applyList(aList({ isWhole: true, night }));
    expect(await heading('Who is at the door?')).toBeTruthy();
  });
});

describe('a link with the token of a tablet', () => {
  const LINKED = { token: `door_${'b'.repeat(43)}` };
  const notPaired = () => problem(401, 'auth.signed-out', 'Please sign in.');
  const openLink = ({ token } = LINKED) => {
    history.replaceState(null, '', `/door#${token}`);
    open();
  };
  const asked = () =>
    waitFor(() => expect(network.calls.some(({ path }) => path === '/api/door/device')).toBe(true));
  /** Lets the tablet do all it does about an answer. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('pairs a device that is not paired, and signs out of it', async () => {
    network.on(DEVICE, () => json({ id: 1, name: 'Front door' }));
    openLink();
    await waitFor(async () => expect(await readDevice()).toEqual(LINKED));
    expect(network.calls[0]).toMatchObject({ headers: { authorization: `Bearer ${LINKED.token}` } });
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(location.hash).toBe('');
  });

  it('pairs a device that is not paired once the network is there', async () => {
    network.on(DEVICE, unreachable, () => json({ id: 1, name: 'Front door' }));
    openLink();
    await asked();
    await settle();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(await readDevice()).toEqual(LINKED);
  });

  it('signs nobody out where the venue does not know it', async () => {
    network.on(DEVICE, notPaired);
    openLink();
    await asked();
    await settle();
    expect(await readDevice()).toBeNull();
    expect(logout).not.toHaveBeenCalled();
  });

  it('takes the place of a paired tablet’s own when the venue knows it, and the whole list comes again', async () => {
    await pairAndList();
    network.on(DEVICE, () => json({ id: 1, name: 'Front door' }));
    openLink();
    await waitFor(async () => expect(await readDevice()).toEqual(LINKED));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(await doorDatabase.nights.count()).toBe(0);
  });

  it.each([
    ['the venue does not know it', notPaired],
    ['the venue does not answer', unreachable],
  ])('leaves a tablet paired as it is when %s', async (_, answer) => {
    await pairAndList();
    network.on(DEVICE, answer);
    openLink();
    await asked();
    await settle();
    expect(await readDevice()).toEqual(TABLET);
    expect(await heading('Who is at the door?')).toBeTruthy();
    expect(logout).not.toHaveBeenCalled();
  });

  it('asks nothing when it is the tablet’s own', async () => {
    await pairAndList();
    openLink(TABLET);
    await heading('Who is at the door?');
    await settle();
    expect(await readDevice()).toEqual(TABLET);
    expect(network.calls.map(({ path }) => path)).not.toContain('/api/door/device');
  });

  it('is not taken by a tablet that is locked to guests', async () => {
    await pairAndList();
    await lockToGuests(SHOW.id);
    openLink();
    await heading(SHOW.name);
    await settle();
    expect(await readDevice()).toEqual(TABLET);
    expect(network.calls.map(({ path }) => path)).not.toContain('/api/door/device');
  });
});
