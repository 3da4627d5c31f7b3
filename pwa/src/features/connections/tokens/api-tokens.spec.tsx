import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { ApiTokens } from './api-tokens';
import type { ApiToken } from './api-tokens.queries';

const WEBSITE: ApiToken = {
  id: 7,
  name: 'Website',
  beginning: 'htk_Ab1c',
  scopes: ['programme:read', 'guests:read'],
  state: 'works',
  madeBy: 'ada',
  createdAt: '2026-11-20T18:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
};
const LIST = 'GET /api/connections/tokens';
const MAKE = 'POST /api/connections/tokens';
const REVOKE = 'DELETE /api/connections/tokens/7';
const network = fakeNetwork({ 'GET /api/venue': () => json({ timeZone: 'America/Chicago' }) });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openForm = async () => {
  await press('Make a token');
  return within(await screen.findByRole('dialog', { name: 'Make a token' }));
};

describe('the tokens of other programs', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('are listed with what they may and whether anything uses them', async () => {
    network.on(LIST, () => json([WEBSITE]));
    showScreen(<ApiTokens />);
    const row = await screen.findByRole('listitem');
    for (const words of [
      'Website',
      /read the programme, read guests/,
      'Never ends',
      /Made by ada · Never used/,
    ])
      expect(within(row).getByText(words)).toBeTruthy();
  });

  it('say when there is none, and when they cannot be had', async () => {
    network.on(LIST, () => json([]));
    showScreen(<ApiTokens />);
    expect(await screen.findByText('No program has a token yet.')).toBeTruthy();
    cleanup();
    network.on(LIST, () => problem(500, 'server.fault', 'Broken'));
    showScreen(<ApiTokens />);
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  });

  it('are made with a name, what they may and for how long, and shown once', async () => {
    network.on(LIST, () => json([]));
    network.on(MAKE, () => json({ token: WEBSITE, secret: 'htk_Ab1cdef' }, 201));
    showScreen(<ApiTokens />);
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Name'), 'Website');
    await userEvent.click(form.getByRole('checkbox', { name: /Read the programme/ }));
    await userEvent.selectOptions(form.getByLabelText('It works'), 'Until somebody revokes it');
    expect(form.getByText(/Anyone who finds it in years/)).toBeTruthy();
    await press('Make token');

    const shown = within(await screen.findByRole('dialog', { name: 'Token for Website' }));
    expect(shown.getByText('htk_Ab1cdef')).toBeTruthy();
    expect(network.commands()).toMatchObject([
      { call: MAKE, body: { name: 'Website', scopes: ['programme:read'], lifetime: 'never-ends' } },
    ]);
    await press('Done');
    await waitFor(() => expect(screen.queryByText('htk_Ab1cdef')).toBeNull());
  });

  it('whose answer was lost are asked for again under their key, also from a form opened anew', async () => {
    network.on(LIST, () => json([]));
    network.on(MAKE, unreachable, () => json({ token: WEBSITE, secret: 'htk_Ab1cdef' }));
    showScreen(<ApiTokens />);
    const fill = async () => {
      const form = await openForm();
      await userEvent.type(form.getByLabelText('Name'), 'Website');
      await userEvent.click(form.getByRole('checkbox', { name: /Read the programme/ }));
      await press('Make token');
    };
    await fill();
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    await press('Close');
    await press('Leave');
    await fill();
    expect(await screen.findByText('htk_Ab1cdef')).toBeTruthy();
    const [first, second] = network.commands('idempotency-key').map((sent) => sent['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('ask for what they may before anything is sent, and keep what was typed when they are refused', async () => {
    network.on(LIST, () => json([]));
    const taken = 'Another token has this name.';
    network.on(MAKE, () => problem(409, 'connections.token-name-taken', taken, { name: taken }));
    showScreen(<ApiTokens />);
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Name'), 'Website');
    await press('Make token');
    expect(await form.findByText('Choose at least one')).toBeTruthy();
    expect(network.commands()).toEqual([]);
    await userEvent.click(form.getByRole('checkbox', { name: /Read figures/ }));
    await press('Make token');
    expect(await form.findByText(taken)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Website');
  });

  it('are revoked one after the other: the next row has the focus then', async () => {
    const other = { ...WEBSITE, id: 8, name: 'Spreadsheet' };
    network.on(
      LIST,
      () => json([WEBSITE, other]),
      () => json([other]),
    );
    network.on(REVOKE, () => json({ message: 'Token revoked' }));
    showScreen(<ApiTokens />);
    await press('Revoke Website');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('Website')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  });

  it('are revoked after a question', async () => {
    network.on(
      LIST,
      () => json([WEBSITE]),
      () => json([]),
    );
    network.on(REVOKE, () => json({ message: 'Token revoked' }));
    showScreen(<ApiTokens />);
    await screen.findByText('Website');
    await press('Revoke Website');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('No program has a token yet.')).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Token revoked' });
  });
});
