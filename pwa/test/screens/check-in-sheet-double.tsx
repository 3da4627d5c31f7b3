import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { SessionContext, type Session } from '#shared/session/session-context';
import { aSession } from '#test/factories/session.factory';
import { system } from '#shared/theme/system';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { CheckInSheet } from '#features/check-in/sheet/check-in-sheet';
import type { EditedCheckIn } from '#features/check-in/sheet/use-check-in';

export const event = {
  id: 12,
  name: 'Open Mic Night',
  date: '2026-11-20',
  time: '19:00',
  status: 'scheduled' as const,
  doorsTime: '18:00',
  endTime: '22:00',
};
/** A check-in that its guest puts right. */
export const mended = {
  event,
  customerName: 'Loretta',
  customerEmail: null,
  partySize: 1,
  shareInGallery: false,
  occurredAt: '2026-11-20T19:42:00.000Z',
};
export const visitor = aSession();

/** The page that the sheet is over, and the sheet's own. */
const newRouter = () =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/', '/events/12/check-in'] }),
  });
export let router: ReturnType<typeof newRouter>;

export const open = (session: Session = visitor, edited: EditedCheckIn | null = null, isForOther = false) => {
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

export const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
export const place = () => router.history.location.pathname;

export const press = () => fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
export const typeName = (name: string) =>
  fireEvent.change(screen.getByLabelText('Your Name'), { target: { value: name } });
export const choose = async (file: File) => {
  fireEvent.change(screen.getByLabelText(/^(Take a|Retake) photo$/), { target: { files: [file] } });
  await act(() => Promise.resolve());
};

/** jsdom's files cannot be read; browsers' can. */
export const picture = (size = 10) =>
  Object.assign(new File([new Uint8Array(size)], 'door.jpg', { type: 'image/jpeg' }), {
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)),
  });

export const pressAs = async (name: string) => {
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

/** Makes it a phone on which nobody has checked in yet. */
export const resetPhone = async (): Promise<void> => {
  await Promise.all(database.tables.map((table) => table.clear()));
  localStorage.clear();
  dismissToast();
  Object.assign(globalThis, { Worker: NoWorker });
};
