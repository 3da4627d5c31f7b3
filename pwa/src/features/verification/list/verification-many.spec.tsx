import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#shared/ui/feedback/toast-store';
import { aCheckIn } from '#test/factories/verification.factory';
import { json, problem } from '#test/fake-network';
import {
  DECIDE,
  DECIDE_MANY,
  decided,
  openVerification as open,
  press,
  RUBY,
  verifyingVenue,
  WADE,
} from '#test/screens/verification-double';

const venue = verifyingVenue();
const { network } = venue;

describe('check-in photos, many together', () => {
  beforeEach(() => {
    venue.reset();
  });
  afterEach(cleanup);

  it('is not all caught up among many while more wait than were loaded', async () => {
    venue.hasMore = true;
    await open({ view: 'many' });
    network.on(DECIDE_MANY, () =>
      json({
        decided: [RUBY, WADE].map((one) => ({ ...one, status: 'approved', version: 2 })),
        problems: [],
      }),
    );
    for (const name of [/Ruby Lee/, /Wade Tucker/])
      fireEvent.click(await screen.findByRole('checkbox', { name }));
    Object.assign(venue, { rows: [aCheckIn(3, 'Slim')], hasMore: false });
    press('Approve');
    await screen.findByRole('checkbox', { name: /Slim/ });
    expect(screen.queryByText('All caught up')).toBeNull();
  });

  it('decides many together, and tells of those that somebody else decided', async () => {
    await open({ view: 'many' });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Ruby Lee/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Wade Tucker/ }));
    network.on(DECIDE_MANY, () =>
      json({
        decided: [{ ...RUBY, status: 'approved', version: 2 }],
        problems: [
          {
            id: 2,
            code: 'verifications.decided-meanwhile',
            message: 'June rejected this check-in meanwhile.',
          },
        ],
      }),
    );
    venue.rows = [];
    press('Approve');
    await waitFor(() => expect(currentToast()?.description).toBe('June rejected this check-in meanwhile.'));
    expect(network.commands('if-match')).toEqual([
      {
        call: DECIDE_MANY,
        body: { ids: [1, 2], versions: [1, 1], status: 'approved' },
        'if-match': null,
      },
    ]);
  });

  it('rejects whom the question was about, and says who was faster', async () => {
    const { client } = await open({ view: 'many' });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Ruby Lee/ }));
    press('Reject');
    venue.rows = [WADE];
    await act(() => client.invalidateQueries({ queryKey: ['/api/admin/verifications', 'list'] }));
    await waitFor(() => expect(screen.queryByText('1 chosen')).toBeNull());
    network.on(DECIDE, () =>
      problem(412, 'verifications.decided-meanwhile', 'June approved this check-in meanwhile.'),
    );
    expect(screen.getByRole('dialog').textContent).toContain('Ruby Lee');
    press('The photo is too dark or blurred');
    await waitFor(() => expect(currentToast()?.description).toBe('June approved this check-in meanwhile.'));
    expect(network.commands()).toEqual([
      { call: DECIDE, body: { status: 'rejected', reason: 'The photo is too dark or blurred' } },
    ]);
  });

  it('has the focus on its heading once many are rejected, too', async () => {
    await open({ view: 'many' });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Ruby Lee/ }));
    network.on(DECIDE, decided(RUBY, 'rejected'));
    screen.getByRole('button', { name: 'Reject' }).focus();
    press('Reject');
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    press('The photo is too dark or blurred');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const heading = screen.getByRole('heading', { name: 'Check-in photos' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('has the focus on its heading once many are decided, and takes them back in the versions that it left them in', async () => {
    venue.rows = [RUBY, { ...WADE, version: 4 }];
    await open({ view: 'many' });
    for (const name of [/Ruby Lee/, /Wade Tucker/])
      fireEvent.click(await screen.findByRole('checkbox', { name }));
    network.on(
      DECIDE_MANY,
      () =>
        json({
          decided: [
            { ...RUBY, status: 'approved', version: 2 },
            { ...WADE, status: 'approved', version: 5 },
          ],
          problems: [],
        }),
      () => json({ decided: [], problems: [] }),
    );
    screen.getByRole('button', { name: 'Approve' }).focus();
    press('Approve');
    await screen.findByText('2 check-ins approved');
    const heading = screen.getByRole('heading', { name: 'Check-in photos' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    press('Undo');
    await waitFor(() =>
      expect(network.commands().map(({ body }) => body)).toEqual([
        { ids: [1, 2], versions: [1, 4], status: 'approved' },
        { ids: [1, 2], versions: [2, 5], status: 'pending' },
      ]),
    );
  });
});
