import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork, json, problem } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { ArtistManagement } from './artist-management';
import { PROFILE } from '#test/screens/artist-screen-double';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { pressInMenu } from '#test/row-menu';

const HANK: ArtistProfile = { ...PROFILE, id: 4, name: 'Hank Snow', email: 'hank@example.com' };

const UPDATE = 'PUT /api/artists/3';
const WITHDRAW = 'PUT /api/artists/3/approval';

let listed: ArtistProfile[];
/** The artist as the venue has it by now. */
let current: ArtistProfile;

const network = fakeNetwork({
  'GET /api/artists': () => json(listed),
  'GET /api/artists/3': () => json(current),
  'GET /api/artists/4': () => json(HANK),
});

const open = async (status?: 'waiting') => {
  showScreen(
    <ArtistManagement
      filter={{ status }}
      onFilter={() => undefined}
      genres={{ rows: [{ name: 'Country' }], state: 'ready', retry: () => undefined }}
      onEventsChanged={() => undefined}
    />,
  );
  await screen.findByRole('article', { name: 'Loretta Hayes' });
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (count: number) => waitFor(() => expect(network.commands()).toHaveLength(count));

describe('the list of artists', () => {
  beforeEach(() => {
    listed = [PROFILE, HANK];
    current = PROFILE;
  });
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('keeps the form of an artist whom somebody else has approved meanwhile, and saves it at their version', async () => {
    network.on(
      UPDATE,
      () => problem(412, 'artists.changed-meanwhile', 'Changed meanwhile.'),
      () => json({ ...current, phone: '555-0101', version: 6 }),
    );
    await open('waiting');
    await pressInMenu('Loretta Hayes', 'Edit Loretta Hayes');
    fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '555-0101' } });
    current = { ...PROFILE, isApproved: true, availability: 'Sundays', version: 5 };
    listed = [HANK];
    press('Update Artist');
    await waitFor(() => expect(currentToast()?.description).toBe('Changed meanwhile.'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Loretta Hayes' })).toBeNull());

    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('555-0101');
    expect(await screen.findByDisplayValue('Sundays')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Update Artist' }));
    await sent(2);

    expect(network.commands('if-match')).toMatchObject([
      { call: UPDATE, 'if-match': '"4"' },
      { call: UPDATE, 'if-match': '"5"' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes no word that would be lost while an artist is being saved', async () => {
    const answer = network.hold(UPDATE);
    await open();
    await pressInMenu('Loretta Hayes', 'Edit Loretta Hayes');
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
    await userEvent.type(phone, '555');
    press('Update Artist');
    await screen.findByRole('button', { name: 'Saving...' });
    await userEvent.type(phone, '-0101');

    expect(phone.value).toBe('555');
    answer(problem(500, 'internal', 'Failed to update artist'));
    await screen.findByRole('button', { name: 'Update Artist' });
    await userEvent.type(phone, '-0202');
    expect(phone.value).toBe('555-0202');
  });

  it('keeps the form of one artist open when that of another was saved late', async () => {
    const answer = network.hold(UPDATE);
    await open();
    await pressInMenu('Loretta Hayes', 'Edit Loretta Hayes');
    fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '555-0101' } });
    press('Update Artist');
    await sent(1);
    press('Close');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressInMenu('Hank Snow', 'Edit Hank Snow');
    fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '555-0202' } });

    await sent(1);
    answer(json({ ...PROFILE, phone: '555-0101', version: 5 }));

    await waitFor(() => expect(currentToast()?.title).toBe('Artist updated successfully'));
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('555-0202');
  });

  it('keeps the form of a second new artist open when the first was saved late', async () => {
    const answer = network.hold('POST /api/artists');
    await open();
    press('Add Artist');
    for (const [label, text] of [
      ['Artist Name', 'June Harlan'],
      ['Genre', 'country'],
      ['Contact Email', 'june@example.com'],
    ] as const)
      fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    press('Create Artist');
    await sent(1);
    press('Close');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Add Artist');
    fireEvent.change(await screen.findByLabelText('Artist Name'), { target: { value: 'Wade Tucker' } });

    await sent(1);
    answer(json({ ...PROFILE, id: 5, name: 'June Harlan' }, 201));

    await waitFor(() => expect(currentToast()?.title).toBe('Artist created successfully'));
    expect(screen.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Wade Tucker');
  });

  it('leaves the question about one artist open when the answer about another comes', async () => {
    listed = [PROFILE, HANK].map((artist) => ({ ...artist, isApproved: true }));
    const answer = network.hold(WITHDRAW);
    await open();
    await pressInMenu('Loretta Hayes', 'Withdraw approval of Loretta Hayes');
    press('Withdraw');
    await sent(1);
    press('Cancel');
    await pressInMenu('Hank Snow', 'Withdraw approval of Hank Snow');

    await sent(1);
    answer(json({ ...PROFILE, version: 5 }));

    await waitFor(() => expect(currentToast()?.title).toBe('Approval withdrawn'));
    const loretta = screen.getByRole('article', { name: 'Loretta Hayes', hidden: true });
    expect(await within(loretta).findByText('Waiting for review')).toBeTruthy();
    const question = screen.getByRole('dialog', { name: 'Withdraw the approval?' });
    expect(within(question).getByText('Hank Snow')).toBeTruthy();
  });
});
