import { jest } from '@jest/globals';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/offline-database';
import { SessionContext, type Session } from '#shared/session/session-context';
import { currentToast, dismissToast } from '#shared/ui/toast-store';
import { CheckInSheet } from './check-in-sheet';
import type { EditedCheckIn } from './use-check-in';

const system = createSystem(defaultBaseConfig);
const event = { id: 12, name: 'Open Mic Night', date: '2026-11-20', time: '19:00' };
const visitor: Session = {
  user: null,
  isLoading: false,
  login: () => Promise.reject(new Error('not here')),
  register: () => Promise.reject(new Error('not here')),
  logout: () => Promise.resolve(),
};

const open = (session: Session = visitor, edited: EditedCheckIn | null = null) => {
  const onSaved = jest.fn<(key: string) => void>();
  render(
    <ChakraProvider value={system}>
      <SessionContext value={session}>
        <CheckInSheet event={event} edited={edited} onClose={() => undefined} onSaved={onSaved} />
      </SessionContext>
    </ChakraProvider>,
  );
  return onSaved;
};

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
const typeName = (name: string) =>
  fireEvent.change(screen.getByLabelText('Your Name'), { target: { value: name } });
const choose = async (file: File) => {
  fireEvent.change(screen.getByLabelText('Take a photo'), { target: { files: [file] } });
  await act(() => Promise.resolve());
};
/** jsdom's files cannot be read; browsers' can. */
const picture = (size = 10) =>
  Object.assign(new File([new Uint8Array(size)], 'door.jpg', { type: 'image/jpeg' }), {
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)),
  });

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
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
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

  it('does not keep an e-mail that is none', async () => {
    const onSaved = open();
    typeName('Loretta');
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'loretta' } });
    await choose(picture());
    press();
    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('knows who is signed in', () => {
    const user = {
      id: 7,
      username: 'loretta',
      email: 'loretta@example.com',
      firstName: 'Loretta',
      lastName: 'Hayes',
      userType: 'user' as const,
      profileImage: null,
    };
    open({ ...visitor, user });
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Loretta Hayes');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('loretta@example.com');
  });

  it('asks a guest for their name only once', async () => {
    const onSaved = open();
    typeName('Wade Tucker');
    await choose(picture());
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    cleanup();
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Your Name').value).toBe('Wade Tucker');
  });

  it('says so when the phone has no room for the photo, and keeps the text', async () => {
    const full = jest.spyOn(database.photos, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const onSaved = open();
    typeName('Loretta');
    await choose(picture());
    press();
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
    typeName('Loretta');
    await choose(picture());
    press();
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
    jest.spyOn(database, 'transaction').mockImplementationOnce((async (
      ...work: Parameters<typeof transaction>
    ) => {
      await transaction(...work);
      throw new Error('died right after the commit');
    }) as never);
    const onSaved = open();
    typeName('Loretta');
    await choose(picture());
    press();
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to record attendance'));
    logged.mockRestore();
    press();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(await database.entries.count()).toBe(1);
  });
});
