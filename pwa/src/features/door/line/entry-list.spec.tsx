import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { tonightOf } from '#features/door/acts/tonight';
import { LineContext } from '#features/door/line/line-context';
import { aListedEntry, aNight, aPerson, SHOW } from '#test/door';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { EntryList } from './entry-list';

const network = fakeNetwork();
afterEach(cleanup);

it('says which of two check-ins of a member is not counted, and where the other was', async () => {
  network.on('GET /api/door/members/7/asked-rewards', () => json([]));
  const first = aListedEntry({ memberId: 7, name: 'Loretta', partySize: 2 });
  const second = { ...first, id: 2, key: 'second', gate: 'Back bar', occurredAt: '2026-11-21T01:31:00.000Z' };
  const tonight = tonightOf(SHOW.id, { entries: [first, second], exits: [], acts: [], aheadMs: 0 });
  showScreen(
    <LineContext value={{ night: aNight(), show: SHOW, person: aPerson(), tonight }}>
      <EntryList rows={tonight.rows} />
    </LineContext>,
  );
  const [again, counted] = await screen.findAllByRole('button', { name: /^Loretta/ });
  const words = 'Already in, 7:30 PM, Side door · party of 2';
  expect(again?.textContent).toContain(words);
  expect(counted?.textContent).not.toContain('Already in');
  if (again) fireEvent.click(again);
  const sheet = await screen.findByRole('dialog', { name: 'Loretta' });
  expect(sheet.textContent).toContain(`${words}. This one is not counted again.`);
  await waitFor(() => expect(network.calls).toHaveLength(1));
});
