import { screen, waitFor, within } from '@testing-library/react';
import { ArtistManagement } from './artist-management';
import {
  answer,
  closeScreen,
  GENRES,
  lastForm,
  open,
  press,
  PROFILE,
  sent,
  serve,
  setUpBrowser,
  toldOf,
} from '#test/screens/artist-screen-double';

const openAdmin = () => open(<ArtistManagement filter={{}} onFilter={() => undefined} genres={GENRES} />);

beforeEach(setUpBrowser);
afterEach(closeScreen);

describe('Artist Management', () => {
  const row = () => screen.findByRole('article', { name: 'Loretta Hayes' });

  it('approves the version that is shown, and takes it back', async () => {
    serve(
      () => answer(200, [PROFILE]),
      () => answer(200, { ...PROFILE, isApproved: true }),
    );
    openAdmin();
    expect(within(await row()).getByText('Waiting for review')).toBeTruthy();
    expect(within(await row()).getByText('Country')).toBeTruthy();

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
