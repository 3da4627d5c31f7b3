import { jest } from '@jest/globals';
import { Dexie } from 'dexie';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { currentToast } from '#shared/ui/feedback/toast-store';
import {
  choose,
  close,
  event,
  mended,
  open,
  picture,
  place,
  press,
  pressAs,
  router,
  resetPhone,
  typeName,
  visitor,
} from '#test/screens/check-in-sheet-double';

/** Keeps the transaction it is called in waiting, as a phone with slow storage does. */
const takingLong = () =>
  Dexie.Promise.resolve(Dexie.waitFor(new Promise<undefined>((resolve) => setTimeout(resolve, 600))));

/** How much of each photo is written down. */
const kept = async () => (await database.photos.toArray()).map(({ buffer }) => buffer.byteLength);

beforeEach(resetPhone);

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
