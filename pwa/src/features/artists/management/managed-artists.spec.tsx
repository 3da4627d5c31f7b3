import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ArtistManagement } from './artist-management';
import { broken, fakeNetwork, json } from '#test/fake-network';
import {
  closeScreen,
  formOf,
  GENRES,
  open,
  press,
  PROFILE,
  setUpBrowser,
  toldOf,
} from '#test/screens/artist-screen-double';
import { pressInMenu } from '#test/row-menu';

const LIST = 'GET /api/artists';
const ADD = 'POST /api/artists';
const UPDATE = 'PUT /api/artists/3';
const APPROVE = 'PUT /api/artists/3/approval';
const DELETE = 'DELETE /api/artists/3';
const network = fakeNetwork({
  [LIST]: () => json([PROFILE]),
  'GET /api/artists/3': () => json(PROFILE),
  [ADD]: broken,
  [UPDATE]: broken,
  [DELETE]: broken,
});

const onEventsChanged = jest.fn();
const openAdmin = () =>
  open(
    <ArtistManagement
      filter={{}}
      onFilter={() => undefined}
      genres={GENRES}
      onEventsChanged={onEventsChanged}
    />,
  );

beforeEach(() => {
  setUpBrowser();
  onEventsChanged.mockClear();
});
afterEach(closeScreen);

describe('Artist Management', () => {
  const row = () => screen.findByRole('article', { name: 'Loretta Hayes' });

  it('approves the version that is shown, and takes it back', async () => {
    network.on(APPROVE, () => json({ ...PROFILE, isApproved: true }));
    openAdmin();
    expect(within(await row()).getByText('Waiting for review')).toBeTruthy();
    expect(within(await row()).getByText('Country')).toBeTruthy();

    press('Approve Loretta Hayes');

    await toldOf('Artist approved');
    expect(network.commands('if-match')).toEqual([
      { call: APPROVE, body: { isApproved: true }, 'if-match': '"4"' },
    ]);
    await pressInMenu('Loretta Hayes', 'Withdraw approval of Loretta Hayes');
    const question = await screen.findByRole('dialog', { name: 'Withdraw the approval?' });
    expect(question.textContent).toContain(PROFILE.email);
    expect(network.commands()).toHaveLength(1);
    press('Withdraw');
    await waitFor(() => expect(network.commands()[1]?.body).toEqual({ isApproved: false }));
    // Shows link to artists who are public.
    await waitFor(() => expect(onEventsChanged).toHaveBeenCalledTimes(2));
  });

  it.each([true, false])(
    'marks a number that the artist typed after the approval: seen %s',
    async (isPhoneKnown) => {
      network.on(LIST, () => json([{ ...PROFILE, isApproved: true, phone: '615 555 0191', isPhoneKnown }]));
      openAdmin();
      const note = within(await row()).queryByText(/^This number is new/);
      expect(note === null).toBe(isPhoneKnown);
      if (note) expect(note.textContent).toContain('press Edit, then Update Artist');
    },
  );

  it('asks before deleting, and says that booking requests go along', async () => {
    network.on(DELETE, () => json({ message: 'Artist deleted successfully' }));
    openAdmin();
    await row();
    await pressInMenu('Loretta Hayes', 'Delete Loretta Hayes');
    const question = await screen.findByRole('dialog', { name: 'Delete Loretta Hayes?' });
    expect(question.textContent).toContain('booking requests');
    expect(network.commands()).toEqual([]);
    press('Delete artist');
    await toldOf('Artist deleted successfully');
    expect(onEventsChanged).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('article', { name: 'Loretta Hayes' })).toBeNull();
  });

  it('adds an artist with no more than a name, a genre and an e-mail', async () => {
    network.on(LIST, () => json([]));
    network.on(ADD, () => json(PROFILE, 201));
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
    expect(formOf(network.commands().at(-1))).toEqual({
      name: 'Loretta Hayes',
      genre: 'country',
      email: 'loretta@example.com',
    });
  });

  it('says that it updated an artist', async () => {
    network.on(UPDATE, () => json(PROFILE));
    openAdmin();
    await row();
    await pressInMenu('Loretta Hayes', 'Edit Loretta Hayes');
    press('Update Artist');
    await toldOf('Artist updated successfully');
  });

  it.each([
    ['create', null, 'Create Artist', 'Failed to create artist'],
    ['update', 'Edit Loretta Hayes', 'Update Artist', 'Failed to update artist'],
    ['delete', 'Delete Loretta Hayes', 'Delete artist', 'Failed to delete artist'],
  ])('falls back to the error catalogue for %s', async (what, command, second, words) => {
    const user = openAdmin();
    await row();
    if (command) await pressInMenu('Loretta Hayes', command);
    else press('Add Artist');
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
