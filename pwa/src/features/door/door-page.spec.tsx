import { webcrypto } from 'node:crypto';
import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SessionContext } from '#shared/session/session-context';
import { aList, aNight, aPerson, SHOW } from '#test/door';
import { aSession } from '#test/factories/session.factory';
import { fakeNetwork, silent } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { DoorPage } from './door-page';
import { CHOSEN_SHOW } from './store/chosen-show';
import { doorDatabase } from './store/door-database';
import { keepDevice } from './store/door-device';
import { applyList } from './store/door-list';
import { lockToGuests, unlockFromGuests } from './store/door-lock-state';

const LATE_SHOW = { ...SHOW, id: 13, name: 'Late Show', time: '22:00' };

// jsdom cannot check a PIN.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

fakeNetwork({ 'GET /api/door/list': silent });

const open = () =>
  showScreen(
    <SessionContext value={aSession()}>
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

describe('the show chosen on a tablet', () => {
  beforeEach(async () => {
    await keepDevice({ token: 'door_token' });
    // A night that is not over: the tablet would wipe it.
    const night = aNight({ date: '2999-11-20', shows: [SHOW, LATE_SHOW], people: [aPerson()] });
    await applyList(aList({ isWhole: true, night }));
    open();
    await enter();
    await heading(`Door · ${SHOW.name}`);
    await choose(LATE_SHOW.name);
  });
  afterEach(async () => {
    cleanup();
    await Promise.all(doorDatabase.tables.map((table) => table.clear()));
  });
  afterAll(() => doorDatabase.close());

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
