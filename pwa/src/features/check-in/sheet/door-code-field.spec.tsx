import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { SessionContext } from '#shared/session/session-context';
import { aSession } from '#test/factories/session.factory';
import { renderThemed } from '#test/themed';
import { CheckInSheet } from './check-in-sheet';
import { readScannedCode, useScannedCode } from './scanned-code';
import type { EditedCheckIn } from './use-check-in';

const event = {
  id: 12,
  name: 'Open Mic Night',
  date: '2026-11-20',
  time: '19:00',
  status: 'scheduled' as const,
};
const READ_AT = '2026-11-21T01:31:00.000Z';

/** A stuck check-in, which has its photo and a code. */
const edited: EditedCheckIn = {
  key: 'kept',
  checkIn: {
    event,
    customerName: 'Loretta',
    customerEmail: null,
    partySize: 1,
    shareInGallery: false,
    occurredAt: READ_AT,
    door: { doorCode: '482913', doorCodeAt: READ_AT },
  },
  photo: { buffer: new ArrayBuffer(8), type: 'image/jpeg', name: 'a.jpg' },
};
const entry = {
  id: 'kept',
  kind: 'check-in',
  payload: edited.checkIn,
  state: 'stuck' as const,
  owner: null,
  createdAt: READ_AT,
};

/** The sheet as its page shows it. */
const ScanningSheet = (props: Parameters<typeof CheckInSheet>[0]) => (
  <CheckInSheet {...props} scanned={useScannedCode()} />
);

const open = async (
  address: string,
  props: Partial<Parameters<typeof CheckInSheet>[0]> = {},
  Opened = CheckInSheet,
) => {
  const onSaved = jest.fn<(key: string) => void>();
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  await act(async () => {
    renderThemed(
      <RouterContextProvider router={router as never}>
        <SessionContext value={aSession()}>
          <Opened
            event={event}
            edited={edited}
            needsDoorCode
            onClose={jest.fn()}
            onSaved={onSaved}
            {...props}
          />
        </SessionContext>
      </RouterContextProvider>,
    );
  });
  return onSaved;
};
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Door code' });
const type = (value: string) => fireEvent.input(field() ?? document.body, { target: { value } });
const save = async (onSaved: ReturnType<typeof jest.fn>) => {
  fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [kept] = await database.entries.toArray();
  return kept?.payload;
};

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  await database.entries.add({ ...entry } as never);
});
afterEach(cleanup);

describe('the door code of a check-in', () => {
  it('is asked for only where the venue asks, and not once the show is over', async () => {
    await open('/', { edited: null, needsDoorCode: false });
    expect(field()).toBeNull();
    cleanup();
    await open('/', { edited: null, isLate: true });
    expect(field()).toBeNull();
  });

  it('comes with the address that the door’s QR leads to, as of when it was opened first', () => {
    expect(readScannedCode()).toBeNull();
    window.history.replaceState(null, '', '/events/12/check-in#048213');
    const first = readScannedCode();
    expect(first?.doorCode).toBe('048213');
    jest.useFakeTimers({ now: Date.now() + 600_000 });
    expect(readScannedCode()).toEqual(first);
    window.history.replaceState(null, '', '/events/12/check-in#048214');
    expect(readScannedCode()?.doorCodeAt).toBe(new Date().toISOString());
    jest.useRealTimers();
    window.history.replaceState(null, '', '/');
  });

  it('is taken from the scan also while this device does not know that the venue asks', async () => {
    const scanned = { doorCode: '048213', doorCodeAt: READ_AT };
    await open('/', { edited: null, needsDoorCode: undefined, scanned });
    expect(field()?.value).toBe('048213');
  });

  it('is taken from a scan while the form is open, the latest one', async () => {
    const scan = (hash: string) =>
      act(async () => {
        await aMoment();
        window.location.hash = hash;
        await aMoment();
      });
    await open('/', { edited: null, needsDoorCode: undefined }, ScanningSheet);
    expect(field()).toBeNull();

    await scan('#048213');
    expect(field()?.value).toBe('048213');

    type('4829');
    await scan('#048214');
    expect(field()?.value).toBe('048214');

    await scan('#048213');
    expect(field()?.value).toBe('048214');
    await scan('');
    expect(field()?.value).toBe('048214');
  });

  it('is kept as it was read when the rest is mended', async () => {
    const onSaved = await open('/');
    expect(await save(onSaved)).toMatchObject({ door: { doorCode: '482913', doorCodeAt: READ_AT } });
  });

  it('is typed with or without the space, and then read again', async () => {
    const onSaved = await open('/');
    type('077 214');
    const { door } = (await save(onSaved)) as typeof edited.checkIn;
    expect(door?.doorCode).toBe('077214');
    expect(door?.doorCodeAt).not.toBe(READ_AT);
  });

  it('may be left out', async () => {
    const onSaved = await open('/');
    type('');
    expect(await save(onSaved)).not.toHaveProperty('door');
  });

  it('is refused when it is not six digits', async () => {
    const onSaved = await open('/');
    type('4829');
    fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
    await screen.findByText('The door code has six digits');
    expect(onSaved).not.toHaveBeenCalled();
  });
});
