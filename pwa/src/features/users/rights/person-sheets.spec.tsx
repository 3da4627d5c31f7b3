import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { PersonSheet } from './person-sheets';

const ERASE = 'POST /api/admin/people/erasure';
const EXPORT = 'POST /api/admin/people/export';
const EMAIL = 'loretta@example.com';
const network = fakeNetwork();

const open = async (kind: 'export' | 'forget', email = EMAIL) => {
  showScreen(<PersonSheet task={{ kind, email }} onClose={() => undefined} />);
  return within(await screen.findByRole('dialog'));
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('somebody who asks staff', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('is forgotten after their email is typed again, and staff see where words still name them', async () => {
    await open('forget');
    press('Forget them for good');
    expect(await screen.findByText('Please type the email again')).toBeTruthy();
    expect(network.commands()).toEqual([]);
    network.on(ERASE, () =>
      json({
        stillNamed: [
          { where: 'events.name', rows: 2 },
          { where: 'event_photos.tags', rows: 1 },
        ],
      }),
    );

    type('Type the email again', EMAIL);
    press('Forget them for good');

    const done = within(await screen.findByRole('dialog', { name: 'They are forgotten' }));
    expect(done.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Titles of shows: 2',
      'event photos, tags: 1',
    ]);
    expect(network.commands()).toEqual([{ call: ERASE, body: { email: EMAIL, confirmation: EMAIL } }]);
  });

  it('is forgotten by a try whose answer was lost: where they are still named is not known then', async () => {
    const nobody = () => problem(404, 'rights.nobody-known', 'Nobody with this e-mail is known here.');
    network.on(ERASE, nobody, unreachable, nobody);
    await open('forget');
    type('Type the email again', EMAIL);
    for (const description of ['Nobody with this e-mail is known here.', /offline/]) {
      press('Forget them for good');
      await waitFor(() => expect(currentToast()?.description).toEqual(expect.stringMatching(description)));
    }
    press('Forget them for good');
    const done = within(await screen.findByRole('dialog', { name: 'They are forgotten' }));
    expect(done.getByText(/It could not be looked up/)).toBeTruthy();
  });

  it('keeps what was typed when the email was typed wrong', async () => {
    const sheet = await open('forget', '');
    const words = 'Please type the e-mail exactly as it stands above.';
    network.on(ERASE, () => problem(400, 'rights.not-confirmed', words, { confirmation: words }));
    type('Email', EMAIL);
    type('Type the email again', 'lorett@example.com');
    press('Forget them for good');
    expect(await sheet.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL);
  });

  it('has nothing to take along when nobody knows them', async () => {
    await open('export', '');
    network.on(EXPORT, () => problem(404, 'rights.nobody-known', 'Nobody with this e-mail is known here.'));
    type('Email', EMAIL);
    press('Download their data');
    await waitFor(() => expect(network.commands()).toEqual([{ call: EXPORT, body: { email: EMAIL } }]));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
