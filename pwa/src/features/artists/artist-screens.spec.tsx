import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MAX_DEMO_BYTES, MAX_PROFILE_IMAGE_BYTES } from '#contract/limits';
import type { AuthUser } from '#shared/session/auth-user';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/toast-store';
import { ArtistManagement } from './artist-management';
import { ArtistProfileTab } from './artist-profile-tab';
import type { ArtistProfile } from './artists.queries';

const LORETTA: AuthUser = {
  id: 7,
  username: 'loretta',
  email: 'loretta@example.com',
  firstName: 'Loretta',
  lastName: 'Hayes',
  userType: 'artist',
  profileImage: null,
  emailVerified: true,
};
const PROFILE: ArtistProfile = {
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
  experience: 'Ten years',
  equipment: 'Guitar',
  priceRange: '$500',
  availability: 'Weekends',
  isApproved: false,
  version: 4,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const GENRES = [{ name: 'Country' }, { name: 'Folk' }];

const fetchDouble = jest.fn<typeof fetch>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, message: string, fields?: Record<string, string>) =>
  answer(status, { statusCode: status, code: 'artists.refused', message, fields });
const NONE = () => refusal(404, 'You have no artist profile yet.');
const sent = () => fetchDouble.mock.calls.filter(([, init]) => init?.method !== 'GET');
const lastForm = (): Record<string, unknown> => {
  const body = sent().at(-1)?.[1]?.body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
};
/** Answers reads with the first, everything else with the second. */
const serve = (read: () => Response, write: () => Response = () => answer(500, {})) =>
  fetchDouble.mockImplementation((_path, init) => Promise.resolve(init?.method === 'GET' ? read() : write()));

const open = (screenOf: ReactNode) => {
  const root = createRootRoute({ component: () => screenOf });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider
        client={
          new QueryClient({
            defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
          })
        }
      >
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return userEvent.setup();
};
const openTab = () => open(<ArtistProfileTab user={LORETTA} genres={GENRES} />);
const openAdmin = () =>
  open(<ArtistManagement filter={{ q: '', status: 'all' }} onFilter={() => undefined} genres={GENRES} />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: RegExp, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
const fileOf = (name: string, type: string, size?: number) => {
  const file = new File(['x'], name, { type });
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size });
};
const toldOf = (title: string, description?: string) =>
  waitFor(() =>
    expect(currentToast()).toMatchObject({ title, ...(description === undefined ? {} : { description }) }),
  );

beforeEach(() => {
  localStorage.setItem('sessionId', 'abc');
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
  globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
  globalThis.scrollTo = () => undefined;
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  dismissToast();
});

describe('the Artist Profile tab', () => {
  it('creates a profile and leaves empty optional values out of the upload', async () => {
    serve(NONE, () => answer(201, PROFILE));
    const user = openTab();
    await screen.findByRole('button', { name: 'Create Artist Profile' });
    await user.type(screen.getByLabelText('Artist/Band Name'), 'Loretta Hayes');
    await user.selectOptions(screen.getByLabelText('Genre'), 'country');
    await user.type(screen.getByLabelText('Description'), 'Songs of heartbreak.');
    await user.type(screen.getByLabelText('Experience'), 'Ten years');
    await user.type(screen.getByLabelText('Equipment'), 'Guitar');
    await user.type(screen.getByLabelText('Price Range'), '$500');
    await user.type(screen.getByLabelText('Availability'), 'Weekends');

    press('Create Artist Profile');

    await toldOf('Success', 'Artist profile created successfully! It will be reviewed by the venue staff.');
    expect(Object.keys(lastForm())).toEqual([
      'name',
      'genre',
      'description',
      'email',
      'experience',
      'equipment',
      'priceRange',
      'availability',
    ]);
    expect(await screen.findByRole('heading', { name: 'Waiting for review' })).toBeTruthy();
  });

  it('says at each field what is missing, and the bare minimum as a toast', async () => {
    serve(NONE);
    const user = openTab();
    await screen.findByRole('button', { name: 'Create Artist Profile' });
    await user.clear(screen.getByLabelText('Contact Email'));
    await user.type(screen.getByLabelText('Website'), 'javascript:alert(1)');
    await user.type(screen.getByLabelText('Description'), 'short');

    press('Create Artist Profile');

    for (const words of [
      'Artist/Band name is required',
      'Genre is required',
      'Description must be at least 10 characters',
      'Invalid email address',
      'Invalid website URL',
      'Experience is required',
      'Equipment information is required',
      'Price range is required',
      'Availability is required',
    ]) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    await toldOf('Error', 'Name, genre, and email are required fields');
    expect(sent()).toEqual([]);
  });

  it('updates what is there at the version it shows, and says Saving... meanwhile', async () => {
    serve(() => answer(200, PROFILE));
    const user = openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    await user.type(screen.getByLabelText('Phone'), '555-0101');
    let release = (_answer: Response) => {};
    fetchDouble.mockImplementation(() => new Promise((resolve) => (release = resolve)));

    press('Update Artist Profile');

    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
    expect(sent()[0]?.[0]).toBe('/api/artists/3');
    expect(sent()[0]?.[1]).toMatchObject({ method: 'PUT', headers: { 'if-match': '"4"' } });
    fetchDouble.mockImplementation(() => Promise.resolve(answer(200, { ...PROFILE, isApproved: true })));
    release(answer(200, { ...PROFILE, phone: '555-0101', isApproved: true }));
    await toldOf('Success', 'Artist profile updated successfully!');
    expect(await screen.findByRole('heading', { name: 'Approved' })).toBeTruthy();
  });

  it.each([
    [
      /image$/,
      fileOf('a.txt', 'text/plain'),
      'Invalid File Type',
      'Please select an image file (JPG, PNG, etc.)',
    ],
    [
      /image$/,
      fileOf('a.jpg', 'image/jpeg', MAX_PROFILE_IMAGE_BYTES + 1),
      'Image Too Large',
      'Image must be smaller than 5MB. Please choose a smaller file.',
    ],
    [
      /recording$/,
      fileOf('a.txt', 'text/plain'),
      'Invalid File Type',
      'Please select an audio or video file (MP3, WAV, MP4, etc.)',
    ],
    [
      /recording$/,
      fileOf('a.mp3', 'audio/mpeg', MAX_DEMO_BYTES),
      'File Too Large',
      'Audio file must be smaller than 10MB. Please choose a smaller file.',
    ],
    [/image$/, fileOf('a.jpg', 'image/jpeg'), 'Image Selected', undefined],
    [/recording$/, fileOf('a.mp3', 'audio/mpeg'), 'File Selected', undefined],
  ])('judges a file chosen for the %s (%#)', async (label, file, title, description) => {
    serve(() => answer(200, PROFILE));
    openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    choose(label, file);
    await toldOf(title, description);
  });

  it.each([
    [
      /image$/,
      fileOf('a.jpg', 'image/jpeg'),
      MAX_PROFILE_IMAGE_BYTES + 1,
      'Profile image must be smaller than 5MB',
    ],
    [/recording$/, fileOf('a.mp3', 'audio/mpeg'), MAX_DEMO_BYTES, 'Demo file must be smaller than 10MB'],
  ])('judges them once more when they are sent (%#)', async (label, file, size, words) => {
    serve(() => answer(200, PROFILE));
    openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    choose(label, file);
    Object.defineProperty(file, 'size', { value: size });
    press('Update Artist Profile');
    await toldOf('Error', words);
    expect(sent()).toEqual([]);
  });

  it('forgets both files when the venue refuses one, and keeps what was typed', async () => {
    const words = 'Please select an audio or video file (MP3, WAV, MP4, etc.)';
    serve(
      () => answer(200, PROFILE),
      () => refusal(415, words, { demoFile: words }),
    );
    const user = openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    await user.type(screen.getByLabelText('Phone'), '555');
    choose(/image$/, fileOf('a.jpg', 'image/jpeg'));
    choose(/recording$/, fileOf('song.mp3', 'audio/mpeg'));
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2);

    press('Update Artist Profile');

    await toldOf('Error', words);
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Undo/ })).toEqual([]));
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('555');
  });

  it.each([
    [NONE, /^Create/, 'Failed to create artist profile'],
    [() => answer(200, PROFILE), /^Update/, 'Failed to update artist'],
  ])('falls back to the error catalogue (%#)', async (read, button, words) => {
    serve(read, () => new Response('<html>', { status: 502 }));
    const user = openTab();
    await screen.findByRole('button', { name: button });
    for (const [label, text] of Object.entries({
      'Artist/Band Name': 'L',
      Description: 'Songs of heartbreak.',
      Experience: 'x',
      Equipment: 'x',
      'Price Range': 'x',
      Availability: 'x',
    })) {
      await user.type(screen.getByLabelText(label), text);
    }
    await user.selectOptions(screen.getByLabelText('Genre'), 'country');
    press(button);
    await toldOf('Error', words);
  });

  it('shows a stub as not filled in, and offers the genres in lower case', async () => {
    serve(() => answer(200, { ...PROFILE, genre: '' }));
    openTab();
    const select = await screen.findByLabelText('Genre');
    expect(
      within(select)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value, textContent }) => [value, textContent]),
    ).toEqual([
      ['', 'Select genre...'],
      ['country', 'Country'],
      ['folk', 'Folk'],
    ]);
    expect(
      screen.getByText('Fill in your profile first. Then the venue staff will look at it.'),
    ).toBeTruthy();
  });

  it('says when the profile cannot be reached, or not be loaded', async () => {
    fetchDouble.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    openTab();
    expect(await screen.findByText("You're offline")).toBeTruthy();
    cleanup();
    fetchDouble.mockResolvedValueOnce(answer(500, {}));
    openTab();
    expect(await screen.findByText('Your profile could not be loaded')).toBeTruthy();
  });
});

describe('Artist Management', () => {
  const row = () => screen.findByRole('article', { name: 'Loretta Hayes' });

  it('approves the version that is shown, and takes it back', async () => {
    serve(
      () => answer(200, [PROFILE]),
      () => answer(200, { ...PROFILE, isApproved: true }),
    );
    openAdmin();
    expect(within(await row()).getByText('Waiting for review')).toBeTruthy();

    press('Approve Loretta Hayes');

    await toldOf('Artist approved');
    expect(sent()[0]?.[1]).toMatchObject({ body: '{"isApproved":true}', headers: { 'if-match': '"4"' } });
    press('Withdraw approval of Loretta Hayes');
    const question = await screen.findByRole('dialog', { name: 'Withdraw the approval?' });
    expect(question.textContent).toContain(PROFILE.email);
    expect(sent()).toHaveLength(1);
    press('Withdraw');
    await waitFor(() => expect(sent()[1]?.[1]).toMatchObject({ body: '{"isApproved":false}' }));
  });

  it('asks before deleting, and says that booking requests go along', async () => {
    serve(
      () => answer(200, [PROFILE]),
      () => answer(200, { message: 'Artist deleted successfully' }),
    );
    openAdmin();
    await row();
    press('Delete Loretta Hayes');
    const question = await screen.findByRole('dialog', { name: 'Delete Loretta Hayes?' });
    expect(question.textContent).toContain('booking requests');
    expect(sent()).toEqual([]);
    press('Delete artist');
    await toldOf('Artist deleted successfully');
    expect(screen.queryByRole('article', { name: 'Loretta Hayes' })).toBeNull();
  });

  it('adds an artist with no more than a name, a genre and an e-mail', async () => {
    serve(
      () => answer(200, []),
      () => answer(201, PROFILE),
    );
    const user = openAdmin();
    await screen.findByText('No artists yet.');
    press('Add Artist');
    press('Create Artist');
    for (const words of ['Artist name is required', 'Genre is required', 'Valid email is required'])
      expect(await screen.findByText(words)).toBeTruthy();
    await user.type(screen.getByLabelText('Artist Name'), 'Loretta Hayes');
    await user.selectOptions(screen.getByLabelText('Genre'), 'country');
    await user.type(screen.getByLabelText('Contact Email'), 'loretta@example.com');
    press('Create Artist');
    await toldOf('Artist created successfully');
    expect(lastForm()).toEqual({ name: 'Loretta Hayes', genre: 'country', email: 'loretta@example.com' });
  });

  it('says that it updated an artist', async () => {
    serve(
      () => answer(200, [PROFILE]),
      () => answer(200, PROFILE),
    );
    openAdmin();
    await row();
    press('Edit Loretta Hayes');
    press('Update Artist');
    await toldOf('Artist updated successfully');
  });

  it.each([
    ['create', 'Add Artist', 'Create Artist', 'Failed to create artist'],
    ['update', 'Edit Loretta Hayes', 'Update Artist', 'Failed to update artist'],
    ['delete', 'Delete Loretta Hayes', 'Delete artist', 'Failed to delete artist'],
  ])('falls back to the error catalogue for %s', async (what, first, second, words) => {
    serve(
      () => answer(200, [PROFILE]),
      () => new Response('<html>', { status: 502 }),
    );
    const user = openAdmin();
    await row();
    press(first);
    await screen.findByRole('button', { name: second });
    if (what === 'create') {
      await user.type(screen.getByLabelText('Artist Name'), 'L');
      await user.selectOptions(screen.getByLabelText('Genre'), 'country');
      await user.type(screen.getByLabelText('Contact Email'), 'l@example.com');
    }
    press(second);
    await toldOf('Error', words);
  });
});
