import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#shared/ui/feedback/toast-store';
import { aCheckIn } from '#test/factories/verification.factory';
import { broken, json, problem, silent } from '#test/fake-network';
import {
  DECIDE,
  decided,
  openVerification as open,
  press,
  RUBY,
  verifyingVenue,
  WADE,
} from '#test/screens/verification-double';
import type { Verification } from './verifications.queries';

const venue = verifyingVenue();
const { network } = venue;

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const choose = (status: Verification['status']) =>
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } });
const placeInQueue = () => screen.getByText('Check-in', { exact: true }).parentElement?.textContent;
const shown = (name: string) => screen.findByRole('article', { name: `Check-in of ${name}` });

describe('the queue of check-in photos', () => {
  beforeEach(() => {
    venue.reset();
  });
  afterEach(cleanup);

  it('shows the photo large, and loads the next behind it', async () => {
    await open();
    const photo = await screen.findByRole<HTMLImageElement>('img', { name: 'Check-in photo of Ruby Lee' });
    expect(photo.getAttribute('src')).toBe('/uploads/photo-1-1280.webp');
    expect(document.querySelector('[data-behind]')?.getAttribute('src')).toBe('/uploads/photo-2-1280.webp');
    expect(screen.getByText('Barn Dance, Friday, November 20, 2026')).toBeTruthy();
    expect(screen.getByText('2 people')).toBeTruthy();
    expect(screen.getByText('50 points')).toBeTruthy();
  });

  it('tells when it was by the clock of the venue, wherever the device is', async () => {
    await open();
    expect(await screen.findByText('Nov 21, 2026, 10:00 AM')).toBeTruthy();
    cleanup();
    venue.rows = [
      { ...RUBY, status: 'approved', verifiedBy: 'June', verifiedAt: '2026-11-20T22:05:00.000Z' },
    ];
    await open({ status: 'approved' });
    expect(await screen.findByText('Approved by June, Nov 21, 2026, 12:05 PM')).toBeTruthy();
  });

  it('shows beside a photo that was used before the earlier one, and marks it among many', async () => {
    const usedBefore = {
      eventName: 'Last Waltz',
      eventDate: '2026-11-13',
      thumbnailUrl: '/uploads/photo-9-320.webp',
    };
    venue.rows = [{ ...RUBY, flags: ['known-photo'], usedBefore }];
    await open();
    const section = await screen.findByRole('region', { name: 'The same photo before' });
    expect(section.textContent).toContain('Last Waltz');
    expect(screen.getByAltText('The earlier photo').getAttribute('src')).toBe(usedBefore.thumbnailUrl);
    cleanup();
    await open({ view: 'many' });
    expect(await screen.findByText('This photo was used before')).toBeTruthy();
  });

  it('shows the words that approval puts into the gallery with a shared photo, among many, too', async () => {
    const { photo } = RUBY;
    venue.rows = [
      { ...RUBY, photo: photo && { ...photo, isShared: true, description: 'Buy at\nbad.example' } },
    ];
    for (const view of [undefined, 'many'] as const) {
      await open({ view });
      expect(await screen.findByText(/Buy at\s+bad.example/)).toBeTruthy();
      cleanup();
    }
    venue.rows = [{ ...RUBY, photo: photo && { ...photo, description: 'For nobody' } }];
    await open();
    await shown('Ruby Lee');
    expect(screen.queryByText('For nobody')).toBeNull();
  });

  it('says of a photo that arrived damaged that it cannot be shown, and offers no other try', async () => {
    venue.rows = [{ ...RUBY, flags: ['unreadable-photo'] }];
    await open();
    fireEvent.error(await screen.findByRole('img', { name: 'Check-in photo of Ruby Lee' }));
    await screen.findByText('The photo arrived damaged and cannot be shown.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps the loaded photo when its turn comes, approves what was looked at, and goes on at once', async () => {
    await open();
    const behind = document.querySelector('[data-behind]');
    network.on(DECIDE, decided(RUBY, 'approved'));
    press('Approve Ruby Lee');
    await shown('Wade Tucker');
    expect(screen.getByRole('img', { name: 'Check-in photo of Wade Tucker' })).toBe(behind);
    await screen.findByText('Approved: Ruby Lee');
    expect(network.commands('if-match')).toEqual([
      { call: DECIDE, body: { status: 'approved' }, 'if-match': '"1"' },
    ]);
  });

  it('rejects with one tap on a reason', async () => {
    await open();
    network.on(DECIDE, decided(RUBY, 'rejected'));
    press('Reject Ruby Lee');
    press('The photo is too dark or blurred');
    await shown('Wade Tucker');
    await waitFor(() =>
      expect(network.commands()[0]?.body).toEqual({
        status: 'rejected',
        reason: 'The photo is too dark or blurred',
      }),
    );
  });

  it('asks for a reason in own words, and sends it trimmed', async () => {
    await open();
    network.on(DECIDE, decided(RUBY, 'rejected'));
    press('Reject Ruby Lee');
    press('Reject');
    expect(await screen.findByText('Please say why: the guest will be told')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Another reason'), { target: { value: '  Only a dog  ' } });
    press('Reject');
    await waitFor(() =>
      expect(network.commands()[0]?.body).toEqual({ status: 'rejected', reason: 'Only a dog' }),
    );
  });

  it('is worked by keys, which can be switched off and stay off on this device', async () => {
    await open();
    key('ArrowRight');
    await shown('Wade Tucker');
    key('ArrowLeft');
    await shown('Ruby Lee');
    network.on(DECIDE, decided(RUBY, 'approved'));
    key('a');
    await screen.findByText('Approved: Ruby Lee');
    network.on(DECIDE, () => json({ ...RUBY, version: 3 }));
    venue.rows = [{ ...RUBY, version: 3 }, WADE];
    key('u');
    await shown('Ruby Lee');
    expect(network.commands('if-match').at(-1)).toEqual({
      call: DECIDE,
      body: { status: 'pending' },
      'if-match': '"2"',
    });
    fireEvent.click(screen.getByRole('checkbox', { name: /^Keys/ }));
    key('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await open();
    await shown('Ruby Lee');
    key('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Keys/ }));
    key('r');
    expect(screen.getByRole('dialog', { name: 'Reject' })).toBeTruthy();
  });

  it('shows a check-in that was decided here where it is since, and lets it be taken back from there', async () => {
    await open();
    press('Filter');
    network.on(DECIDE, decided(RUBY, 'approved'));
    venue.rows = [{ ...RUBY, status: 'approved', version: 2 }, WADE];
    press('Approve Ruby Lee');
    await screen.findByText('Approved: Ruby Lee');

    choose('approved');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Ruby Lee/ }));
    network.on(DECIDE, () => json({ ...RUBY, version: 3 }));
    venue.rows = [{ ...RUBY, version: 3 }, WADE];
    press('Back to the queue');
    await screen.findByText('Back in the queue: Ruby Lee');
    expect(screen.queryByRole('checkbox', { name: /Ruby Lee/ })).toBeNull();

    choose('pending');
    await waitFor(() => expect(placeInQueue()).toBe('Check-in 2 of /2'));
    key('ArrowLeft');
    await shown('Ruby Lee');
  });

  it('says that more wait than it has asked for', async () => {
    venue.rows = Array.from({ length: 7 }, (_, index) => aCheckIn(index + 1, `Guest ${index + 1}`));
    venue.hasMore = true;
    await open();
    await shown('Guest 1');
    expect(placeInQueue()).toBe('Check-in 1 of /7+');
  });

  it('puts a check-in back where it was when the server does not answer', async () => {
    await open();
    press('Approve Ruby Lee');
    await shown('Wade Tucker');
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to save the decision'));
    key('ArrowLeft');
    await shown('Ruby Lee');
  });

  it('sends a decision again after it failed, and takes it back, however long the list takes', async () => {
    await open();
    network.on('GET /api/admin/verifications', silent);
    network.on(DECIDE, broken, decided(RUBY, 'approved'), broken, () => json({ ...RUBY, version: 3 }));
    press('Approve Ruby Lee');
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to save the decision'));
    key('ArrowLeft');
    await shown('Ruby Lee');
    press('Approve Ruby Lee');
    for (const undone of [1, 2]) {
      await screen.findByText('Approved: Ruby Lee');
      press('Undo');
      await waitFor(() => expect(network.commands()).toHaveLength(2 + undone));
    }
  });

  it('takes a decision back at once, however long the venue counts', async () => {
    await open();
    network.on('GET /api/admin/verifications/count', silent);
    network.on(DECIDE, decided(RUBY, 'approved'), () => json({ ...RUBY, version: 3 }));
    press('Approve Ruby Lee');
    await screen.findByText('Approved: Ruby Lee');
    venue.rows = [{ ...RUBY, version: 3 }, WADE];
    press('Undo');
    await shown('Ruby Lee');
  });

  it('takes nothing back while the newest decision is under way, least of all the one before it', async () => {
    await open();
    network.on(DECIDE, decided(RUBY, 'approved'));
    network.on('PUT /api/admin/verifications/2', silent);
    press('Approve Ruby Lee');
    await screen.findByText('Approved: Ruby Lee');
    key('a');
    key('u');
    await waitFor(() => expect(network.commands()).toHaveLength(2));
    expect(screen.queryByText('Approved: Ruby Lee')).toBeNull();
    expect(network.commands().map(({ call }) => call)).toEqual([DECIDE, 'PUT /api/admin/verifications/2']);
  });

  it('offers no undo any more that the venue has refused', async () => {
    await open();
    network.on(DECIDE, decided(RUBY, 'approved'), () =>
      problem(409, 'verifications.decided-meanwhile', 'June rejected this check-in meanwhile.'),
    );
    press('Approve Ruby Lee');
    await screen.findByText('Approved: Ruby Lee');
    press('Undo');
    await waitFor(() => expect(currentToast()?.description).toContain('June rejected'));
    expect(screen.queryByText('Approved: Ruby Lee')).toBeNull();
  });

  it('keeps a check-in out of the queue that could not be taken back without a network', async () => {
    await open();
    network.on(DECIDE, decided(RUBY, 'approved'));
    press('Approve Ruby Lee');
    await screen.findByText('Approved: Ruby Lee');
    network.offline();
    press('Undo');
    await waitFor(() => expect(currentToast()?.description).toMatch(/^Failed to save the decision/));
    // So it can be tried once more.
    await screen.findByText('Approved: Ruby Lee');

    key('ArrowLeft');
    expect(screen.getByRole('article', { name: 'Check-in of Wade Tucker' })).toBeTruthy();
    expect(placeInQueue()).toBe('Check-in 1 of /1');
  });

  it('has the gallery asked for again, as a shared photo comes into it or leaves it', async () => {
    const { client } = await open();
    const gallery = ['/api/event-photos', 'list'];
    client.setQueryData(gallery, []);
    network.on(DECIDE, decided(RUBY, 'approved'));
    press('Approve Ruby Lee');
    await waitFor(() => expect(client.getQueryState(gallery)?.isInvalidated).toBe(true));
  });

  it('says who was faster', async () => {
    await open();
    network.on(DECIDE, () =>
      problem(412, 'verifications.decided-meanwhile', 'June approved this check-in meanwhile.'),
    );
    venue.rows = [WADE];
    press('Approve Ruby Lee');
    await waitFor(() => expect(currentToast()?.description).toBe('June approved this check-in meanwhile.'));
    await shown('Wade Tucker');
  });

  it('is all caught up when nobody waits', async () => {
    venue.rows = [];
    await open();
    expect(await screen.findByText('All caught up')).toBeTruthy();
  });

  describe('a minute later', () => {
    beforeEach(
      () => void jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate'] }),
    );
    afterEach(() => void jest.useRealTimers());
    const aMinute = () => act(() => jest.advanceTimersByTimeAsync(60_000));

    it('has who checked in meanwhile, although all were looked at', async () => {
      venue.rows = [];
      await open();
      await screen.findByText('All caught up');
      venue.rows = [RUBY];
      await aMinute();
      await shown('Ruby Lee');
    });

    it('has who checked in since the last was decided', async () => {
      await open();
      for (const row of [RUBY, WADE]) {
        await shown(row.customerName);
        network.on(`PUT /api/admin/verifications/${row.id}`, decided(row, 'approved'));
        press(`Approve ${row.customerName}`);
      }
      await screen.findByText('All caught up');
      venue.rows = [{ ...RUBY, id: 3, customerName: 'Ann Lee' }];
      await aMinute();
      await shown('Ann Lee');
    });

    it('still shows whom staff look at, no matter who has come and gone before them', async () => {
      const { client } = await open();
      network.on(DECIDE, decided(RUBY, 'approved'));
      press('Approve Ruby Lee');
      await shown('Wade Tucker');
      // June took it back.
      venue.rows = [{ ...RUBY, version: 3 }, WADE];
      await aMinute();
      expect(placeInQueue()).toBe('Check-in 1 of /1');
      await act(() => client.invalidateQueries({ queryKey: ['/api/admin/verifications', 'list'] }));
      await waitFor(() => expect(placeInQueue()).toBe('Check-in 2 of /2'));
      await shown('Wade Tucker');
    });
  });

  it('says so without a network', async () => {
    network.offline();
    await open();
    expect(await screen.findByText("You're offline")).toBeTruthy();
  });

  it.each([
    ['a guest sent it', null, 'The photo is not there any more.'],
    ['staff may have taken none', 'Front door', 'There is no photo.'],
  ])('shows a camera in place of a missing photo, where %s', async (_, gate, words) => {
    venue.rows = [aCheckIn(3, 'Slim', { photo: null, gate })];
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
