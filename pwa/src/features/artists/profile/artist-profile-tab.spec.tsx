import { jest } from '@jest/globals';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MAX_DEMO_BYTES, MAX_PROFILE_IMAGE_BYTES } from '#contract/limits';
import { aPerson } from '#test/factories/session.factory';
import { broken, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { showScreen } from '#test/screens/screen-double';
import { ArtistProfileTab } from './artist-profile-tab';
import {
  choose,
  closeScreen,
  fileOf,
  formOf,
  GENRES,
  open,
  press,
  PROFILE,
  setUpBrowser,
  toldOf,
} from '#test/screens/artist-screen-double';

const READ = 'GET /api/artists/profile';
const CREATE = 'POST /api/artists';
const UPDATE = 'PUT /api/artists/3';
const none = () => problem(404, 'artists.refused', 'You have no artist profile yet.');
const network = fakeNetwork({ [READ]: () => json(PROFILE), [CREATE]: broken, [UPDATE]: broken });

const onEventsChanged = jest.fn();
const LORETTA = aPerson({ userType: 'artist' });
const openTab = () =>
  open(<ArtistProfileTab user={LORETTA} genres={GENRES} onEventsChanged={onEventsChanged} />);

beforeEach(setUpBrowser);
afterEach(closeScreen);

describe('the Artist Profile tab', () => {
  it('creates a profile and leaves empty optional values out of the upload', async () => {
    network.on(READ, none);
    network.on(CREATE, () => json(PROFILE, 201));
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
    expect(onEventsChanged).toHaveBeenCalledTimes(1);
    expect(Object.keys(formOf(network.commands().at(-1)))).toEqual([
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

  it('keeps what is typed and chosen for a first profile when the connection returns', async () => {
    network.on(READ, none);
    const user = openTab();
    await screen.findByRole('button', { name: 'Create Artist Profile' });
    await user.type(screen.getByLabelText('Equipment'), 'Banjo');
    choose(/recording$/, fileOf('song.mp3', 'audio/mpeg'));
    const release = network.hold(READ);
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(network.calls).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByLabelText<HTMLInputElement>('Equipment').value).toBe('Banjo');
    release(none());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByLabelText<HTMLInputElement>('Equipment').value).toBe('Banjo');
    expect(screen.getByText(/^song.mp3: not saved yet/)).toBeTruthy();
  });

  it('makes the profile again with all that the form says when it was deleted meanwhile', async () => {
    network.on(READ, () => json(PROFILE), none);
    network.on(UPDATE, none);
    network.on(CREATE, () => json({ ...PROFILE, id: 9, phone: '555-0101' }, 201));
    const user = openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    await user.type(screen.getByLabelText('Phone'), '555-0101');
    press('Update Artist Profile');
    await screen.findByRole('button', { name: 'Create Artist Profile' });
    expect(screen.getByLabelText<HTMLInputElement>('Equipment').value).toBe('Guitar');

    press('Create Artist Profile');

    await toldOf('Success');
    expect(formOf(network.commands().at(-1))).toMatchObject({
      name: PROFILE.name,
      equipment: 'Guitar',
      phone: '555-0101',
    });
  });

  it('says at each field what is missing, and the bare minimum as a toast', async () => {
    network.on(READ, none);
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
    expect(network.commands()).toEqual([]);
  });

  it('updates what is there at the version it shows, and says Saving... meanwhile', async () => {
    const release = network.hold(UPDATE);
    const user = openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    await user.type(screen.getByLabelText('Phone'), '555-0101');

    press('Update Artist Profile');

    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
    expect(network.commands('if-match')[0]).toMatchObject({ call: UPDATE, 'if-match': '"4"' });
    network.on(READ, () => json({ ...PROFILE, isApproved: true }));
    release(json({ ...PROFILE, phone: '555-0101', isApproved: true }));
    await toldOf('Success', 'Artist profile updated successfully!');
    expect(await screen.findByRole('heading', { name: 'Approved' })).toBeTruthy();
  });

  it.each([
    ['is done when it has arrived', { phone: '555-0101', version: 5 }, 'Success'],
    ['asks to look again when somebody else saved in between', { phone: '555-0101', version: 6 }, 'Error'],
    ['asks to look again when somebody else saved in its place', { version: 5 }, 'Error'],
    [
      'asks to look again when the picture is another one',
      { phone: '555-0101', version: 5, profileImage: '/uploads/artist-9.webp' },
      'Error',
    ],
  ])('once saved again after its answer was lost, %s', async (_, change, title) => {
    const words = 'Somebody else changed this profile meanwhile.';
    network.on(UPDATE, unreachable, () => problem(412, 'artists.changed-meanwhile', words));
    network.on('GET /api/artists/3', () => json({ ...PROFILE, ...change }));
    const user = openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    await user.type(screen.getByLabelText('Phone'), '555-0101');
    press('Update Artist Profile');
    await toldOf('Error');
    dismissToast();
    press('Update Artist Profile');
    await toldOf(title, title === 'Error' ? words : undefined);
    expect(network.commands()).toHaveLength(2);
    await waitFor(() => expect(hasUnsavedWork()).toBe(title === 'Error'));
  });

  it('keeps what is typed and chosen while it saves, as not saved yet', async () => {
    const release = network.hold(UPDATE);
    const user = openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    await user.type(screen.getByLabelText('Phone'), ' 555');
    choose(/image$/, fileOf('a.jpg', 'image/jpeg'));
    press('Update Artist Profile');
    await screen.findByRole('button', { name: 'Saving...' });

    await user.type(screen.getByLabelText('Phone'), '-0101');
    await user.type(screen.getByLabelText('Equipment'), ' and banjo');
    choose(/recording$/, fileOf('song.mp3', 'audio/mpeg'));
    const saved = { ...PROFILE, phone: '555', experience: 'Eleven years', version: 5 };
    network.on(READ, () => json(saved));
    release(json(saved));

    await screen.findByRole('button', { name: 'Update Artist Profile' });
    expect([valueOf('Phone'), valueOf('Equipment')]).toEqual([' 555-0101', 'Guitar and banjo']);
    expect(valueOf('Experience')).toBe('Eleven years');
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(screen.getByText(/^song.mp3: not saved yet/)).toBeTruthy();
    expect(hasUnsavedWork()).toBe(true);

    press('Update Artist Profile');
    await waitFor(() => expect(network.commands()).toHaveLength(2));
    expect(formOf(network.commands()[1])).toMatchObject({
      phone: '555-0101',
      equipment: 'Guitar and banjo',
      demoFile: expect.any(File),
    });
    expect(formOf(network.commands()[1])).not.toHaveProperty('profileImage');
    release(json({ ...saved, phone: '555-0101', equipment: 'Guitar and banjo', version: 6 }));
    await waitFor(() => expect(valueOf('Phone')).toBe('555-0101'));
    expect(screen.queryAllByRole('button', { name: /^Undo/ })).toEqual([]);
    expect(hasUnsavedWork()).toBe(false);
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
    openTab();
    await screen.findByRole('button', { name: 'Update Artist Profile' });
    choose(label, file);
    Object.defineProperty(file, 'size', { value: size });
    press('Update Artist Profile');
    await toldOf('Error', words);
    expect(network.commands()).toEqual([]);
  });

  it('forgets both files when the venue refuses one, and keeps what was typed', async () => {
    const words = 'Please select an audio or video file (MP3, WAV, MP4, etc.)';
    network.on(UPDATE, () => problem(415, 'artists.refused', words, { demoFile: words }));
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
    [none, /^Create/, 'Failed to create artist profile'],
    [() => json(PROFILE), /^Update/, 'Failed to update artist'],
  ])('falls back to the error catalogue (%#)', async (read, button, words) => {
    network.on(READ, read);
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
    network.on(READ, () => json({ ...PROFILE, genre: '' }));
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
    expect(screen.getByText('Fill in your profile first; then the venue staff will review it.')).toBeTruthy();
  });

  it('waits for its artist, not for staff, once the approval is withdrawn', async () => {
    network.on(READ, () => json({ ...PROFILE, isInReview: false }));
    openTab();
    expect(await screen.findByRole('heading', { name: 'Approval withdrawn' })).toBeTruthy();
    expect(
      screen.getByText(/Once you change your profile, the venue staff will review it again/),
    ).toBeTruthy();
    expect(screen.queryByText(/The venue staff will review your profile/)).toBeNull();
  });

  it('says what staff decided since it was looked at last', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    const tab = <ArtistProfileTab user={LORETTA} genres={GENRES} onEventsChanged={onEventsChanged} />;
    showScreen(tab, { client });
    expect(await screen.findByRole('heading', { name: 'Waiting for review' })).toBeTruthy();
    closeScreen();
    network.on(READ, () => json({ ...PROFILE, isApproved: true, isInReview: false, version: 5 }));

    showScreen(tab, { client });

    expect(await screen.findByRole('heading', { name: 'Approved' })).toBeTruthy();
  });

  it('creates a profile out of the bare one that registration made', async () => {
    network.on(READ, () => json({ ...PROFILE, genre: '' }));
    network.on(UPDATE, () => json(PROFILE));
    const user = openTab();
    await user.selectOptions(await screen.findByLabelText('Genre'), 'country');
    press('Create Artist Profile');
    await toldOf('Success', 'Artist profile created successfully! It will be reviewed by the venue staff.');
    expect(await screen.findByRole('button', { name: 'Update Artist Profile' })).toBeTruthy();
  });

  it('asks for the genres again when the one chosen was renamed meanwhile, and says so beside it', async () => {
    const words = 'Please choose a genre again';
    network.on(UPDATE, () => problem(412, 'artists.changed-meanwhile', words, { genre: words }));
    const retry = jest.fn();
    const genres = { ...GENRES, retry };
    const user = open(<ArtistProfileTab user={LORETTA} genres={genres} onEventsChanged={onEventsChanged} />);
    await user.selectOptions(await screen.findByLabelText('Genre'), 'folk');
    press('Update Artist Profile');
    await toldOf('Error', words);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says when the genres could not be loaded, and asks for them again', async () => {
    const retry = jest.fn();
    const genres = { rows: [], state: 'failed', retry } as const;
    open(<ArtistProfileTab user={LORETTA} genres={genres} onEventsChanged={onEventsChanged} />);
    expect(await screen.findByText('The genres could not be loaded.')).toBeTruthy();
    press(/try again/i);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says when the profile cannot be reached, or not be loaded', async () => {
    network.on(READ, unreachable);
    openTab();
    expect(await screen.findByText("You're offline")).toBeTruthy();
    closeScreen();
    network.on(READ, () => json({}, 500));
    openTab();
    expect(await screen.findByText('Your profile could not be loaded')).toBeTruthy();
  });
});
