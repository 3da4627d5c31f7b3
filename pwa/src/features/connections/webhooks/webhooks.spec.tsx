import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { pressInMenu } from '#test/row-menu';
import { showScreen } from '#test/screens/screen-double';
import { Webhooks } from './webhooks';
import type { Webhook, WebhookDelivery } from './webhooks.queries';

const WEBSITE: Webhook = {
  id: 3,
  name: 'Website',
  address: 'https://example.com/hook',
  kinds: ['show.announced', 'check-in.recorded'],
  state: 'works',
  pausedAt: null,
  lastSuccessAt: null,
  waiting: 0,
  secretBeforeUntil: null,
  createdAt: '2026-11-20T18:00:00Z',
};
const REFUSED: WebhookDelivery = {
  id: 9,
  kind: 'show.announced',
  thing: 'show:12',
  happenedAt: '2026-11-21T02:00:00Z',
  state: 'failed',
  attempts: 8,
  nextAttemptAt: null,
  heldUntil: null,
  lastAttemptAt: '2026-11-21T02:00:00Z',
  lastStatus: 500,
  lastMilliseconds: 12,
  lastWords: 'Oh dear',
};
const LIST = 'GET /api/connections/webhooks';
const ADD = 'POST /api/connections/webhooks';
const network = fakeNetwork({ 'GET /api/venue': () => json({ timeZone: 'America/Chicago' }) });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const show = async (webhook: Webhook = WEBSITE) => {
  network.on(LIST, () => json([webhook]));
  showScreen(<Webhooks />);
  await screen.findByText(webhook.name);
};

describe('the programs that are told what happens', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('are added with what they are told of, and their secret is shown once', async () => {
    network.on(LIST, () => json([]));
    network.on(ADD, () => json({ webhook: WEBSITE, secret: 'whsec_abc' }, 201));
    showScreen(<Webhooks />);
    expect(await screen.findByText('No program is told yet.')).toBeTruthy();
    await press('Add an address');
    const form = within(await screen.findByRole('dialog', { name: 'Add an address' }));
    await userEvent.type(form.getByLabelText('Name'), 'Website');
    await userEvent.type(form.getByLabelText('Address'), 'https://example.com/hook');
    await userEvent.click(form.getByRole('checkbox', { name: /Shows announced/ }));
    await press('Add address');
    expect(await screen.findByText('whsec_abc')).toBeTruthy();
    expect(network.commands()).toMatchObject([
      {
        call: ADD,
        body: { name: 'Website', address: 'https://example.com/hook', kinds: ['show.announced'] },
      },
    ]);
  });

  it('whose answer was lost are asked for again under their key, also from a form opened anew', async () => {
    network.on(LIST, () => json([]));
    network.on(ADD, unreachable, unreachable, () => json({ webhook: WEBSITE, secret: 'whsec_abc' }));
    showScreen(<Webhooks />);
    const fill = async (name: string) => {
      await press('Add an address');
      const form = within(await screen.findByRole('dialog', { name: 'Add an address' }));
      await userEvent.type(form.getByLabelText('Name'), name);
      await userEvent.type(form.getByLabelText('Address'), 'https://example.com/hook');
      await userEvent.click(form.getByRole('checkbox', { name: /Shows announced/ }));
      await press('Add address');
    };
    for (const name of ['Website', 'Sheet']) {
      await fill(name);
      await waitFor(() => expect(currentToast()?.title).toBe('Error'));
      dismissToast();
      await press('Close');
      await press('Leave');
    }
    await fill('Website');
    expect(await screen.findByText('whsec_abc')).toBeTruthy();
    const [first, other, again] = network.commands('idempotency-key').map((sent) => sent['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('show beside the address why it is refused, and keep what was typed', async () => {
    network.on(LIST, () => json([]));
    const words = 'This address lies in the venue’s own network, where nothing is sent.';
    network.on(ADD, () => problem(400, 'connections.address-refused', words, { address: words }));
    showScreen(<Webhooks />);
    await press('Add an address');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText('Name'), 'Inside');
    await userEvent.type(form.getByLabelText('Address'), 'https://127.0.0.1/');
    await press('Add address');
    expect(await form.findByText('Choose at least one')).toBeTruthy();
    await userEvent.click(form.getByRole('checkbox', { name: /Text requests/ }));
    await press('Add address');
    expect(await form.findByText(words)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Inside');
  });

  it('keep the address that a colleague gave meanwhile when only the name is changed', async () => {
    network.on('PUT /api/connections/webhooks/3', () => json({ ...WEBSITE, name: 'Homepage' }));
    await show();
    await pressInMenu('Website', /Change/);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Homepage');
    await press('Save');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Address saved' }));
    expect(network.commands()).toEqual([
      { call: 'PUT /api/connections/webhooks/3', body: { name: 'Homepage' } },
    ]);
  });

  it('that are deaf say so, and are gone on with', async () => {
    network.on('PUT /api/connections/webhooks/3/resume', () => json(WEBSITE));
    await show({ ...WEBSITE, state: 'deaf', pausedAt: '2026-11-21T02:05:00Z', waiting: 7 });
    expect(screen.getByText(/It took nothing for a day.*7 waiting/)).toBeTruthy();
    await press('Go on with Website');
    expect(await screen.findByText(/Nothing taken yet|It took nothing/)).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Going on' });
  });

  it('show what was sent and what came of it, and send it again', async () => {
    network.on('GET /api/connections/webhooks/3/deliveries', () => json([REFUSED]));
    const heldUntil = '2026-11-21T02:05:00Z';
    network.on(
      'POST /api/connections/deliveries/9/resend',
      () => json({ message: 'On its way', heldUntil: null }),
      () => json({ message: 'It waits', heldUntil }),
    );
    await show();
    await press('What was sent to Website');
    const sheet = within(await screen.findByRole('dialog', { name: 'Sent to Website' }));
    expect(await sheet.findByText('Given up: answer 500 in 12 ms, 8 tries')).toBeTruthy();
    expect(sheet.getByText('Oh dear')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: /Send again/ }));
    await waitFor(() => expect(currentToast()?.title).toBe('On its way again'));
    await userEvent.click(sheet.getByRole('button', { name: /Send again/ }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'It is sent again later',
        description: 'The program has asked for patience until Nov 20, 2026, 8:05\u00a0PM',
      }),
    );
    expect(network.commands().map(({ call }) => call)).toEqual(
      Array(2).fill('POST /api/connections/deliveries/9/resend'),
    );
  });

  it('get a new secret after a question, shown once', async () => {
    network.on('POST /api/connections/webhooks/3/secret', () =>
      json({ webhook: WEBSITE, secret: 'whsec_new' }, 201),
    );
    await show();
    await pressInMenu('Website', /New secret/);
    await press('Make a new secret');
    expect(await screen.findByText('whsec_new')).toBeTruthy();
  });

  it('get the same new secret when they are asked again after a lost answer, and another one after that', async () => {
    const made = () => json({ webhook: WEBSITE, secret: 'whsec_new' }, 201);
    network.on('POST /api/connections/webhooks/3/secret', unreachable, unreachable, made);
    await show();
    const ask = async () => {
      await pressInMenu('Website', /New secret/);
      await press('Make a new secret');
    };
    await ask();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error' }));
    await press('Make a new secret');
    await waitFor(() => expect(network.commands()).toHaveLength(2));
    await press('Cancel');
    for (let count = 0; count < 2; count += 1) {
      await ask();
      expect(await screen.findByText('whsec_new')).toBeTruthy();
      await press('Done');
    }
    const keys = network.commands('idempotency-key').map((sent) => sent['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0], keys[0], expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('are removed one after the other: the next row has the focus then', async () => {
    const other = { ...WEBSITE, id: 4, name: 'Spreadsheet' };
    network.on(
      LIST,
      () => json([WEBSITE, other]),
      () => json([other]),
    );
    network.on('DELETE /api/connections/webhooks/3', () => json({ message: 'Address removed' }));
    showScreen(<Webhooks />);
    await screen.findByText('Website');
    await pressInMenu('Website', /Remove/);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Website')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  });

  it('are paused, tested and removed from their menu', async () => {
    network.on('PUT /api/connections/webhooks/3/pause', () => json(WEBSITE));
    network.on('POST /api/connections/webhooks/3/test', () => json({ message: 'On its way' }));
    network.on('DELETE /api/connections/webhooks/3', () => json({ message: 'Address removed' }));
    await show();
    await pressInMenu('Website', /Send a test/);
    await pressInMenu('Website', /Pause/);
    await pressInMenu('Website', /Remove/);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(network.commands().map(({ call }) => call)).toEqual([
      'POST /api/connections/webhooks/3/test',
      'PUT /api/connections/webhooks/3/pause',
      'DELETE /api/connections/webhooks/3',
    ]);
  });
});
