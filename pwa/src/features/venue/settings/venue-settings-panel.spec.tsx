import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
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
  timeZone: 'America/Chicago',
  showArtistNotes: false,
  moderateGallery: false,
  verificationPhotoDays: 90,
  version: 3,
};
const LOGO = '/uploads/logo-0123.webp';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const broken = () => new Response('', { status: 502 });

let client: QueryClient;
let stored: VenueSettings;
let answer: (call: string) => Response;
let sent: { call: string; version: string | null; body: unknown }[];

/** The Settings tab of a venue with the stored settings, whose commands are answered by `answer`. */
const open = async () => {
  globalThis.fetch = (path, options) => {
    if (options?.method === 'GET') return Promise.resolve(json(stored));
    const call = `${options?.method} ${typeof path === 'string' ? path : ''}`;
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : options?.body;
    sent.push({ call, version: new Headers(options?.headers).get('if-match'), body });
    return Promise.resolve(answer(call));
  };
  client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, queryFn: async () => (await fetch('', { method: 'GET' })).json() as unknown },
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
  beforeEach(() => {
    sent = [];
    stored = HALL;
    answer = broken;
  });
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('are saved and shown in the header at once, but for what is for admins only', async () => {
    await open();
    answer = () => json({ ...HALL, name: 'The Bent Nail', moderateGallery: true, version: 4 });

    await type('Venue Name', 'The Bent Nail');
    await save();

    expect(await told()).toMatchObject({ title: 'Venue settings updated successfully' });
    expect(sent).toEqual([
      {
        call: 'PUT /api/venue',
        version: '"3"',
        body: expect.objectContaining({ name: 'The Bent Nail', email: null, verificationPhotoDays: 90 }),
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
    stored = { ...HALL, phone: '555-9999', version: 4 };
    answer = () => json({ statusCode: 412, code: 'venue.changed-meanwhile', message: 'Changed.' }, 412);

    await type('Venue Name', 'The Bent Nail');
    await save();
    await waitFor(() => expect(valueOf('Phone')).toBe('555-9999'));
    expect(valueOf('Venue Name')).toBe('The Bent Nail');
    await save();

    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual(['"3"', '"4"']));
  });

  it.each([
    ['Venue Name', ' ', 'Venue name is required'],
    ['Email', 'nobody', 'Invalid email address'],
    ['Days to keep verification photos', '0', 'Enter a number from 1 to 365'],
  ])('are not sent with %s "%s"', async (label, text, message) => {
    await open();

    await type(label, text);
    await save();

    expect(await screen.findByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('take a logo in and name it when they are saved', async () => {
    await open();
    answer = (call) =>
      call.startsWith('POST') ? json({ logoUrl: LOGO }, 201) : json({ ...HALL, logoUrl: LOGO });

    choose(picture('logo.png', 'image/png'));
    expect(await told()).toMatchObject({ title: 'Logo uploaded successfully' });
    await waitFor(() => expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe(LOGO));
    await save();

    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ call: 'PUT /api/venue', body: { logoUrl: LOGO } }),
    );
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
    expect(sent).toEqual([]);
  });
});
