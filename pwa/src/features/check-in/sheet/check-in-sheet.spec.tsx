import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { Dexie } from 'dexie';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { rememberedGuest, rememberGuest } from '#shared/offline/storage/remembered-guest';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { SessionContext, type Session } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { CheckInSheet } from './check-in-sheet';
import type { EditedCheckIn } from './use-check-in';

const event = {
  id: 12,
  name: 'Open Mic Night',
  date: '2026-11-20',
  time: '19:00',
  status: 'scheduled' as const,
  doorsTime: '18:00',
  endTime: '22:00',
};
const mended = {
  event,
  customerName: 'Loretta',
  customerEmail: null,
  partySize: 1,
  shareInGallery: false,
  occurredAt: '2026-11-20T19:42:00.000Z',
};
const visitor = aSession();

const person = aPerson();

/** The page that the sheet is over, and the sheet's own. */
const newRouter = () =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/', '/events/12/check-in'] }),
  });
let router: ReturnType<typeof newRouter>;

const open = (session: Session = visitor, edited: EditedCheckIn | null = null, isForOther = false) => {
  const onSaved = jest.fn<(key: string) => void>();
  router = newRouter();
  render(
    <ChakraProvider value={system}>
      <RouterContextProvider router={router as never}>
        <SessionContext value={session}>
          <CheckInSheet
            event={event}
            edited={edited}
            isForOther={isForOther}
            onClose={() => router.history.push('/')}
            onSaved={onSaved}
          />
        </SessionContext>
      </RouterContextProvider>
    </ChakraProvider>,
  );
  return onSaved;
};

const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
const place = () => router.history.location.pathname;

/** Keeps the transaction it is called in waiting, as a phone with slow storage does. */
const takingLong = () =>
  Dexie.Promise.resolve(Dexie.waitFor(new Promise<undefined>((resolve) => setTimeout(resolve, 600))));

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
const typeName = (name: string) =>
  fireEvent.change(screen.getByLabelText('Your Name'), { target: { value: name } });
const choose = async (file: File) => {
  fireEvent.change(screen.getByLabelText(/^(Take a|Retake) photo$/), { target: { files: [file] } });
  await act(() => Promise.resolve());
};
/** How much of each photo is written down. */
const kept = async () => (await database.photos.toArray()).map(({ buffer }) => buffer.byteLength);

/** jsdom's files cannot be read; browsers' can. */
const picture = (size = 10) =>
  Object.assign(new File([new Uint8Array(size)], 'door.jpg', { type: 'image/jpeg' }), {
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)),
  });

const pressAs = async (name: string) => {
  typeName(name);
  await choose(picture());
  press();
};

/** jsdom decodes no pictures; a browser that cannot either sends the original, which is what runs here. */
class NoWorker {
  onerror: (() => void) | null = null;
  postMessage() {
    queueMicrotask(() => this.onerror?.());
  }
  terminate() {}
}

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  localStorage.clear();
  dismissToast();
  Object.assign(globalThis, { Worker: NoWorker });
});

describe('CheckInSheet', () => {
  it('asks for the name first, also when it is only blanks', async () => {
    open();
    typeName('   ');
    press();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Name Required',
        description: 'Please enter your name to record attendance',
        destructive: true,
      }),
    );
    expect(await database.entries.count()).toBe(0);
  });

  it('asks for the photo', async () => {
    open();
    typeName('Loretta');
    press();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Photo Required',
        description: 'Please upload a photo to verify your attendance',
      }),
    );
    expect(await database.entries.count()).toBe(0);
  });

  it('refuses what is no picture, and what is too large', async () => {
    open();
    await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(currentToast()?.title).toBe('Invalid File Type');
    await choose(picture(10 * 1024 * 1024 + 1));
    expect(currentToast()?.title).toBe('File Too Large');
  });

  it('keeps one check-in of a double tap', async () => {
    const onSaved = open();
    typeName('  Loretta Hayes ');
    await choose(picture());
    press();
    press();
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const entries = await database.entries.toArray();
    expect(entries).toHaveLength(1);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(onSaved).toHaveBeenCalledWith(entries[0]?.id);
    expect(entries[0]?.payload).toMatchObject({
      event,
      customerName: 'Loretta Hayes',
      customerEmail: null,
      partySize: 1,
      shareInGallery: false,
    });
    expect((await database.photos.toArray()).map(({ buffer }) => buffer.byteLength)).toEqual([10]);
  });

  it('takes a party size that is no number for 1', async () => {
    const onSaved = open();
    typeName('Loretta');
    await choose(picture());
    fireEvent.change(screen.getByLabelText('Party size'), { target: { value: '12' } });
    fireEvent.change(screen.getByLabelText('Party size'), { target: { value: 'lots' } });
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect((await database.entries.toArray())[0]?.payload).toMatchObject({ partySize: 1 });
  });

  it.each(['hank&audrey@example.com', 'josé@example.com', 'info@münchen.example'])(
    'keeps the e-mail %s as it is typed',
    async (email) => {
      const onSaved = open();
      typeName('Loretta');
      const field = screen.getByLabelText<HTMLInputElement>(/^Email/);
      // Chromium rewrites the domain in a field of type email.
      expect(field.type).toBe('text');
      fireEvent.change(field, { target: { value: email } });
      await choose(picture());
      press();
      await waitFor(() => expect(onSaved).toHaveBeenCalled());
      expect((await database.entries.toArray())[0]?.payload).toMatchObject({ customerEmail: email });
    },
  );

  it.each(['loretta', `${'l'.repeat(65)}@example.com`])(
    'does not keep an e-mail that is none: %s',
    async (text) => {
      const onSaved = open();
      typeName('Loretta');
      fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: text } });
      await choose(picture());
      press();
      expect(await screen.findByText('Invalid email address')).toBeTruthy();
      expect(onSaved).not.toHaveBeenCalled();
    },
  );

  it('knows who is signed in', () => {
    open({ ...visitor, user: person });
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Loretta Hayes');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('loretta@example.com');
  });

  it('fills in nothing for an admin, who checks in somebody else', () => {
    open({ ...visitor, user: aPerson({ userType: 'admin' }) });
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
  });

  it('lets the next guest empty what the last one left, with one tap and no question later', async () => {
    rememberGuest({ name: 'Rose First', email: 'rose@example.com' });
    open();
    expect(screen.getByText('Rose')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not you?' }));
    const name = screen.getByLabelText<HTMLInputElement>('Your Name');
    expect(name.value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.queryByRole('button', { name: 'Not you?' })).toBeNull();
    close();
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('says at once beside the fields that name and photo are missing, and leads to the name', async () => {
    open();
    press();
    const name = screen.getByLabelText('Your Name');
    expect(await screen.findByText('Please enter your name to record attendance')).toBeTruthy();
    expect(await screen.findByText('Please upload a photo to verify your attendance')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(currentToast()?.title).toBe('Name Required');
    typeName('L');
    await waitFor(() => expect(screen.queryByText('Please enter your name to record attendance')).toBeNull());
    expect(document.activeElement).toBe(name);
  });

  it('leaves a check-in that is mended to whom it was', () => {
    open({ ...visitor, user: person }, { key: 'stuck', checkIn: mended, photo: null });
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Loretta');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
  });

  it('asks a guest for their name only once', async () => {
    const onSaved = open();
    await pressAs('Wade Tucker');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    cleanup();
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Wade Tucker');
  });

  it.each([
    ['checks in somebody else', null],
    ['mends a check-in', { key: 'stuck', checkIn: mended, photo: null }],
  ])('still knows whose phone it is once its owner %s', async (_what, edited) => {
    const rose = { name: 'Rose First', email: 'rose@example.com' };
    rememberGuest(rose);
    await enqueue({ id: 'stuck', kind: 'check-in', payload: mended, photo: null });
    await database.entries.update('stuck', { state: 'stuck' });
    const onSaved = open(visitor, edited, true);
    await pressAs('Hank Dillard');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(rememberedGuest()).toEqual(rose);
  });

  it('knows its guest as they put themselves right in a check-in of their own', async () => {
    rememberGuest({ name: mended.customerName, email: '' });
    await enqueue({ id: 'stuck', kind: 'check-in', payload: mended, photo: null });
    await database.entries.update('stuck', { state: 'stuck' });
    const onSaved = open(visitor, { key: 'stuck', checkIn: mended, photo: null }, true);
    await pressAs('Loretta Hayes');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(rememberedGuest()?.name).toBe('Loretta Hayes');
  });

  it.each([
    ['a stored session is still being checked', { ...visitor, isLoading: true }],
    ['a session is stored that could not be checked', visitor],
  ])("offers nobody else's name while %s", async (_when, session) => {
    rememberGuest({ name: 'Wade Tucker', email: 'wade@example.com' });
    if (!session.isLoading) localStorage.setItem('sessionId', 'hers');
    open(session);
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
  });

  it.each([
    ['in', { sessionId: 'hers', userId: 7, name: 'Loretta Hayes' }],
    ['out', null],
  ])('forgets the last guest when somebody signs %s', async (_way, session) => {
    rememberGuest({ name: 'Wade Tucker', email: 'wade@example.com' });
    await mirrorSession(session);
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('');
  });

  it('remembers no guest while a session is stored', async () => {
    localStorage.setItem('sessionId', 'hers');
    const onSaved = open();
    await pressAs('Loretta');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(rememberedGuest()).toBeNull();
  });

  it('leads to the photo when it is missing', async () => {
    open();
    typeName('Loretta');
    press();
    const camera = screen.getByLabelText('Take a photo');
    await waitFor(() => expect(document.activeElement).toBe(camera));
    expect(camera.getAttribute('aria-invalid')).toBe('true');
    await choose(picture());
    expect(screen.getByLabelText('Retake photo').hasAttribute('aria-invalid')).toBe(false);
  });

  it('leads to the photo when it turns out to be unusable while the form is being saved', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let fail: () => void = () => undefined;
    open();
    const name = screen.getByLabelText<HTMLInputElement>('Your Name');
    typeName('Loretta');
    await choose(
      Object.assign(picture(), {
        arrayBuffer: () => new Promise((_resolve, reject) => (fail = () => reject(new Error('gone')))),
      }),
    );
    name.focus();
    press();
    await screen.findByRole('button', { name: 'Saving...' });
    // What browsers do with the focus of what takes nothing.
    name.blur();
    fail();
    await screen.findByRole('button', { name: 'Check in' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Take a photo')));
    expect(currentToast()?.title).toBe('Photo Required');
    logged.mockRestore();
  });

  it('takes a refusal off the screen once the check-in is kept', async () => {
    const onSaved = open();
    typeName('Loretta');
    press();
    await waitFor(() => expect(currentToast()?.title).toBe('Photo Required'));
    await choose(picture());
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(currentToast()).toBeNull();
  });

  it('leaves the focus on the button while it saves', async () => {
    const onSaved = open();
    typeName('Loretta');
    await choose(picture());
    const button = screen.getByRole('button', { name: 'Check in' });
    button.focus();
    const slow = jest.spyOn(database.receipts, 'get').mockImplementation(() => takingLong());
    press();
    await screen.findByRole('button', { name: 'Saving...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    slow.mockRestore();
  });

  describe('left by its close button', () => {
    it('asks first about what was typed, and stays or goes as the guest says', async () => {
      open();
      typeName('Loretta');
      close();
      fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Loretta');
      expect(place()).toBe('/events/12/check-in');
      await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
      close();
      fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(place()).toBe('/'));
    });

    it('asks first about a photo that was taken', async () => {
      open();
      await choose(picture());
      close();
      expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    });

    it('asks nothing when nothing was changed, also of a check-in to mend', async () => {
      const { buffer } = new Uint8Array(10);
      open(visitor, {
        key: 'stuck',
        checkIn: mended,
        photo: { buffer, type: 'image/jpeg', name: 'door.jpg' },
      });
      await screen.findByLabelText('Retake photo');
      close();
      await waitFor(() => expect(place()).toBe('/'));
      expect(screen.queryByText('Leave without saving?')).toBeNull();
    });
  });

  it('asks nothing on the way to the stub, where the check-in is kept', async () => {
    const onSaved = open();
    onSaved.mockImplementation(() => router.history.replace('/check-ins/1'));
    await pressAs('Loretta');
    await waitFor(() => expect(place()).toBe('/check-ins/1'));
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });

  it('doubles nothing when the check-in to mend was sent meanwhile, and shows its stub', async () => {
    const onSaved = open(visitor, { key: 'sent', checkIn: mended, photo: null });
    await choose(picture());
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('sent'));
    expect(currentToast()?.title).toBe('This one was already sent');
    expect(await database.entries.count()).toBe(0);
  });

  it('says so when the phone has no room for the photo, and keeps the text', async () => {
    const full = jest.spyOn(database.photos, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const onSaved = open();
    await pressAs('Loretta');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    full.mockRestore();
    expect(currentToast()?.description).toContain('out of space');
    expect((await database.entries.toArray())[0]).toMatchObject({ state: 'stuck', hasPhoto: false });
  });

  it('says so when nothing can be kept, and stays open', async () => {
    const broken = jest.spyOn(database.entries, 'add').mockImplementation(() => {
      throw new Error('disk broke');
    });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onSaved = open();
    await pressAs('Loretta');
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to record attendance'));
    broken.mockRestore();
    logged.mockRestore();
    expect(onSaved).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('makes one check-in when saving seemed to fail and the guest presses again', async () => {
    const transaction = database.transaction.bind(database);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onSaved = open();
    typeName('Loretta');
    await choose(picture());
    await waitFor(async () => expect(await kept()).toEqual([10]));
    jest.spyOn(database, 'transaction').mockImplementationOnce((async (
      ...work: Parameters<typeof transaction>
    ) => {
      await transaction(...work);
      throw new Error('died right after the commit');
    }) as never);
    press();
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to record attendance'));
    logged.mockRestore();
    // Another photo now would be a second one under the key of the first.
    await choose(picture(20));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Your check-in photo' })).toBeTruthy());
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(await database.entries.count()).toBe(1);
    expect(await kept()).toEqual([10]);
  });

  it('writes the photo down when it is chosen, the last one of several, and drops it when it is closed', async () => {
    open();
    await choose(picture(10));
    await waitFor(async () => expect(await kept()).toEqual([10]));
    await choose(picture(20));
    await waitFor(async () => expect(await kept()).toEqual([20]));
    cleanup();
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('leaves no photo behind that was made ready only after the form was closed', async () => {
    open();
    let ready: () => void = () => undefined;
    const slow = Object.assign(picture(), {
      arrayBuffer: () => new Promise((resolve) => (ready = () => resolve(new ArrayBuffer(30)))),
    });
    await choose(slow);
    cleanup();
    ready();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await kept()).toEqual([]);
  });
});
