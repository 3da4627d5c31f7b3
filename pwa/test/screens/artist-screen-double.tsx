import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { showScreen } from './screen-double';
import type { Choices } from '#shared/ui/form/choices';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import type { ArtistProfile } from '#features/artists/artists.queries';

export const PROFILE: ArtistProfile = {
  id: 3,
  name: 'Loretta Hayes',
  genre: 'country',
  description: 'Songs of heartbreak.',
  website: null,
  socialMedia: null,
  profileImage: null,
  demoFile: null,
  demoFileType: null,
  userId: 7,
  email: 'loretta@example.com',
  phone: null,
  isPhoneKnown: false,
  experience: 'Ten years',
  equipment: 'Guitar',
  priceRange: '$500',
  availability: 'Weekends',
  isApproved: false,
  isInReview: true,
  version: 4,
  createdAt: '2026-11-20T10:00:00.000Z',
};
/** The venue's event types, as they have been answered. */
export const GENRES: Choices<{ name: string }> = {
  rows: [{ name: 'Country' }, { name: 'Folk' }],
  state: 'ready',
  retry: () => undefined,
};

/** What the form that was sent says. */
export const formOf = (sent: { body?: unknown } | undefined): Record<string, unknown> =>
  sent?.body instanceof FormData ? Object.fromEntries(sent.body) : {};

export const open = (screenOf: ReactNode) => {
  showScreen(screenOf);
  return userEvent.setup();
};
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = (label: RegExp, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
export const fileOf = (name: string, type: string, size?: number) => {
  const file = new File(['x'], name, { type });
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size });
};
export const toldOf = (title: string, description?: string) =>
  waitFor(() =>
    expect(currentToast()).toMatchObject({ title, ...(description === undefined ? {} : { description }) }),
  );

/** The browser of somebody signed in. */
export const setUpBrowser = (): void => localStorage.setItem('sessionId', 'abc');

export const closeScreen = (): void => {
  cleanup();
  dismissToast();
};
