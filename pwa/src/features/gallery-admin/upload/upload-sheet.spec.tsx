import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError } from '#shared/http/http-error';
import { system } from '#shared/theme/system';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import type { PhotoToSend } from '#features/gallery-admin/send-photo';

/** Photos on their way, each answered by the spec. */
let calls: { name: string; arrive: () => void; refuse: (error: Error) => void }[];

jest.unstable_mockModule('#shared/photos/prepare-photo', () => ({
  preparePhoto: ({ name }: File) => Promise.resolve({ buffer: new ArrayBuffer(1), type: 'image/jpeg', name }),
}));
jest.unstable_mockModule('#shared/http/backoff', () => ({ backoffDelay: () => 0 }));
jest.unstable_mockModule('#features/gallery-admin/send-photo', () => ({
  sendPhoto: ({ photo }: PhotoToSend) =>
    new Promise((resolve, refuse) => calls.push({ name: photo.name, arrive: () => resolve(1), refuse })),
}));
const { UploadSheet } = await import('./upload-sheet');

const onArrived = jest.fn();
const onClose = jest.fn();

/** The sheet, with these files chosen. */
const open = (...names: string[]) => {
  const root = createRootRoute({
    component: () => (
      <UploadSheet
        shows={[{ id: 12, name: 'Barn Dance', date: '2026-11-20' }]}
        eventId={12}
        suggestions={[]}
        files={names.map((name) => new File([name], name, { type: 'image/jpeg' }))}
        onArrived={onArrived}
        onClose={onClose}
      />
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router as never} />
    </ChakraProvider>,
  );
};

/** The sheet, with these files on their way. */
const upload = async (...names: string[]) => {
  open(...names);
  fireEvent.click(await screen.findByRole('button', { name: /^Upload \d/ }));
  await waitFor(() => expect(calls).toHaveLength(names.length));
};

const arrive = (name: string) => calls.find((call) => call.name === name)?.arrive();
const status = (words: string) => screen.findByText(words);

beforeEach(() => {
  calls = [];
  jest.clearAllMocks();
});
afterEach(cleanup);

describe('the upload of many photos', () => {
  it('is not left by its large button while photos are on their way', async () => {
    await upload('a.jpg', 'b.jpg');
    arrive('a.jpg');
    await status('1 of 2 photos arrived');

    const button = screen.getByRole('button', { name: 'Uploading...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(onClose).not.toHaveBeenCalled();

    arrive('b.jpg');
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before photos that did not arrive are left', async () => {
    await upload('a.jpg', 'b.jpg');
    arrive('a.jpg');
    await status('1 of 2 photos arrived');
    for (const attempt of [1, 2, 3]) {
      await waitFor(() => expect(calls).toHaveLength(1 + attempt));
      calls.at(-1)?.refuse(new HttpError(503, '', ''));
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }));

    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('holds words that no photo has been sent with', async () => {
    open();
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
    await screen.findByLabelText('Description of all');
    expect(hasUnsavedWork()).toBe(false);
    type('Description of all', 'The last chorus');
    expect(hasUnsavedWork()).toBe(true);
    type('Description of all', '');
    expect(hasUnsavedWork()).toBe(false);
    type('Tags of all', 'crowd');
    expect(hasUnsavedWork()).toBe(true);

    const files = [new File(['a'], 'a.jpg', { type: 'image/jpeg' })];
    fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files } });
    fireEvent.click(await screen.findByRole('button', { name: 'Upload 1 photo' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(hasUnsavedWork()).toBe(true);
    arrive('a.jpg');
    await screen.findByRole('button', { name: 'Done' });
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('tells once of what arrived when nothing is on its way any more', async () => {
    await upload('a.jpg', 'b.jpg');
    arrive('a.jpg');
    await status('1 of 2 photos arrived');
    expect(onArrived).not.toHaveBeenCalled();
    arrive('b.jpg');
    await status('2 of 2 photos arrived');
    cleanup();

    expect(onArrived).toHaveBeenCalledTimes(1);
  });

  it('tells of what arrived when it is left before the rest has', async () => {
    await upload('a.jpg', 'b.jpg');
    arrive('a.jpg');
    await status('1 of 2 photos arrived');
    cleanup();

    expect(onArrived).toHaveBeenCalledTimes(1);
  });
});
