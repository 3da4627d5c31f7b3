import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, fakeNetwork, json, problem } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { VenueSettingsPanel } from './venue-settings-panel';
import { venueSettingsQuery, type VenueSettings } from './venue-settings.queries';
import { venueQuery } from '#features/venue/venue.queries';

const HALL: VenueSettings = {
  id: 1,
  name: 'Rusty Spur Hall',
  description: null,
  logoUrl: null,
  phone: '555-0148',
  email: null,
  address: null,
  street: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
  timeZone: 'America/Chicago',
  showArtistNotes: false,
  moderateGallery: false,
  doorNeedsPhoto: true,
  needsDoorCode: false,
  shortName: null,
  appColor: null,
  verificationPhotoDays: 90,
  textDays: 365,
  version: 3,
};
const LOGO = '/uploads/logo-0123.webp';

const READ = 'GET /api/admin/venue';
const SAVE = 'PUT /api/venue';
const UPLOAD = 'POST /api/venue/logo';

const network = fakeNetwork({ [READ]: () => json(HALL), [SAVE]: broken, [UPLOAD]: broken });
let client: QueryClient;

/** The Settings tab of a venue. */
const open = async () => {
  client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        queryFn: async ({ queryKey }) => (await fetch(queryKey.join('/'))).json() as unknown,
      },
    },
  });
  showScreen(<VenueSettingsPanel />, { client });
  await screen.findByLabelText('Venue Name');
};

const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Upload logo'), { target: { files: [file] } });
const picture = (name: string, type: string) => new File(['x'], name, { type });
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('venue settings', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('are saved and shown in the header at once, but for what is for admins only', async () => {
    await open();
    network.on(SAVE, () => json({ ...HALL, name: 'The Bent Nail', moderateGallery: true, version: 4 }));

    await type('Venue Name', 'The Bent Nail');
    await save();

    expect(await told()).toMatchObject({ title: 'Venue settings updated successfully' });
    expect(network.commands('if-match')).toEqual([
      {
        call: SAVE,
        'if-match': '"3"',
        body: expect.objectContaining({
          name: 'The Bent Nail',
          email: null,
          verificationPhotoDays: 90,
          textDays: 365,
        }),
      },
    ]);
    await waitFor(() =>
      expect(client.getQueryData(venueQuery.queryKey)).toMatchObject({ name: 'The Bent Nail' }),
    );
    expect(client.getQueryData(venueQuery.queryKey)).not.toHaveProperty('moderateGallery');
    expect(client.getQueryData(venueSettingsQuery.queryKey)).toMatchObject({ version: 4 });
  });

  it('say so when they could not be saved, and keep what was typed', async () => {
    await open();

    await type('Venue Name', 'The Bent Nail');
    await save();

    expect(await told()).toMatchObject({
      title: 'Error',
      description: 'Failed to update venue settings',
      destructive: true,
    });
    expect(valueOf('Venue Name')).toBe('The Bent Nail');
  });

  it('show what somebody else saved meanwhile beside what was typed here', async () => {
    await open();
    network.on(READ, () => json({ ...HALL, phone: '555-9999', version: 4 }));
    network.on(SAVE, () => problem(412, 'venue.changed-meanwhile', 'Changed.'));

    await type('Venue Name', 'The Bent Nail');
    await save();
    await waitFor(() => expect(valueOf('Phone')).toBe('555-9999'));
    expect(valueOf('Venue Name')).toBe('The Bent Nail');
    await save();

    await waitFor(() =>
      expect(network.commands('if-match')).toMatchObject([{ 'if-match': '"3"' }, { 'if-match': '"4"' }]),
    );
  });

  it('are asked for again while nothing is typed, and never replace unasked what somebody else saved then', async () => {
    await open();
    network.on(READ, () => json({ ...HALL, phone: '555-9999', version: 4 }));
    await client.invalidateQueries(venueSettingsQuery);
    await waitFor(() => expect(valueOf('Phone')).toBe('555-9999'));
    await type('Venue Name', 'The Bent Nail');
    network.on(READ, () => json({ ...HALL, name: 'The Spur', version: 5 }));
    await client.invalidateQueries(venueSettingsQuery);
    network.on(SAVE, () => problem(412, 'venue.changed-meanwhile', 'Changed.'));
    await save();
    expect(await told()).toMatchObject({ title: 'Error', description: 'Changed.' });
    await waitFor(() => expect(valueOf('Phone')).toBe('555-0148'));
    await save();

    await waitFor(() =>
      expect(network.commands('if-match')).toMatchObject([{ 'if-match': '"4"' }, { 'if-match': '"5"' }]),
    );
  });

  it('keep what is typed while they are saved, and take in the rest as it was saved', async () => {
    await open();
    const release = network.hold(SAVE);
    await type('Venue Name', ' The Bent Nail ');
    await save();
    await type('Phone', '555-0199');
    release(json({ ...HALL, name: 'The Bent Nail', version: 4 }));

    await waitFor(() => expect(valueOf('Venue Name')).toBe('The Bent Nail'));
    expect(valueOf('Phone')).toBe('555-0199');
    expect(hasUnsavedWork()).toBe(true);
  });

  it.each([
    ['Venue Name', ' ', 'Venue name is required'],
    ['Email', 'nobody', 'Invalid email address'],
    ['Days to keep verification photos', '0', 'Enter a number from 1 to 365'],
    ['Days to keep texts of strangers', '29', 'Enter a number from 30 to 3650'],
  ])('are not sent with %s "%s"', async (label, text, message) => {
    await open();

    await type(label, text);
    await save();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('take a logo in and name it when they are saved', async () => {
    await open();
    network.on(UPLOAD, () => json({ logoUrl: LOGO }, 201));
    network.on(SAVE, () => json({ ...HALL, logoUrl: LOGO }));

    choose(picture('logo.png', 'image/png'));
    expect(await told()).toMatchObject({ title: 'Logo uploaded successfully' });
    await waitFor(() => expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe(LOGO));
    await save();

    await waitFor(() =>
      expect(network.commands().at(-1)).toMatchObject({ call: SAVE, body: { logoUrl: LOGO } }),
    );
  });

  it('show the app as a phone does, with the name that is typed, and send the product’s color as none', async () => {
    await open();
    network.on(SAVE, () => json({ ...HALL, shortName: 'The Spur', version: 4 }));
    const app = within(screen.getByRole('group', { name: "On a phone's home screen" }));
    const icon = () => app.getByRole('img', { name: 'Icon of the app' }).getAttribute('src');
    expect(app.getByText('Rusty Spur')).toBeTruthy();
    expect(icon()).toBe('/app/apple-touch-icon.png?v=3');

    await type('Name below the icon', 'The Spur');
    expect(app.getByText('The Spur')).toBeTruthy();
    await save();

    await waitFor(() => expect(icon()).toBe('/app/apple-touch-icon.png?v=4'));
    expect(network.commands()).toMatchObject([{ body: { shortName: 'The Spur', appColor: null } }]);
    expect(app.getByText(/^Of the installed app's bar while it starts\./)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('App color'), { target: { value: '#1b4f8a' } });
    await save();
    await waitFor(() => expect(network.commands().at(-1)).toMatchObject({ body: { appColor: '#1b4f8a' } }));
  });

  it('are not saved while a logo is on its way', async () => {
    await open();
    const release = network.hold(UPLOAD);
    choose(picture('logo.png', 'image/png'));
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    release(problem(415, 'venue.refused', 'Not a picture.'));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('say so when the logo could not be uploaded', async () => {
    await open();

    choose(picture('logo.png', 'image/png'));

    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to upload logo' });
  });

  it('never send a logo of a kind that is not taken', async () => {
    await open();

    choose(picture('logo.gif', 'image/gif'));

    expect(await told()).toMatchObject({
      title: 'Error',
      description: 'Only JPEG, JPG, and PNG files are allowed',
    });
    expect(network.commands()).toEqual([]);
  });
});
