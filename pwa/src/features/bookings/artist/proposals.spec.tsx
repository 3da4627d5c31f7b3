import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Choices } from '#shared/ui/form/choices';
import { currentToast } from '#shared/ui/feedback/toast-store';
import { broken, fakeNetwork, json, problem } from '#test/fake-network';
import {
  JUNE,
  PROPOSAL,
  WADE,
  closeScreen,
  open,
  press,
  pressInDialog,
  told,
} from '#test/screens/booking-screen-double';
import type { Proposal } from '#features/bookings/bookings.queries';
import { MyProposals } from './my-proposals';
import { ProposalsSection, type ProposedArtist } from './proposals-section';

const LIST = 'GET /api/artist-bookings';
const SEND = 'POST /api/artist-bookings';
const SETTLE = 'PUT /api/artist-bookings/1';
const network = fakeNetwork({ [LIST]: () => json([]), [SEND]: broken });

afterEach(closeScreen);

/** The venue hears both tries; the answer to the first is lost. */
const loseFirstAnswer = (settled: Proposal) => {
  network.on(
    SETTLE,
    () => {
      network.on(`${LIST}?artistId=7&status=${settled.status}`, () => json([settled]));
      throw new TypeError('Failed to fetch');
    },
    () => problem(409, 'bookings.illegal-move', `This booking is already ${settled.status}.`),
  );
};

interface BookingSystemProps {
  artists: Choices<ProposedArtist>;
  onEventMade?: () => void;
}

const READY = { state: 'ready' as const, retry: () => undefined };
const BookingSystem = ({ artists, onEventMade = () => undefined }: BookingSystemProps) => (
  <ProposalsSection
    userId={1}
    artists={artists}
    eventTypes={{ ...READY, rows: [{ name: 'Rock' }] }}
    today="2026-11-20"
    onEventMade={onEventMade}
  />
);

describe('the Artist Booking System', () => {
  const section = () => <BookingSystem artists={{ ...READY, rows: [WADE] }} />;

  it('blames nobody when the artists could not be loaded, and asks for them again', async () => {
    let tries = 0;
    open(() => <BookingSystem artists={{ rows: [], state: 'failed', retry: () => (tries += 1) }} />);
    await press('New Booking Request');
    expect(await screen.findByText('The artists could not be loaded.')).toBeTruthy();
    await pressInDialog('Try again');
    expect(tries).toBe(1);
  });

  it('says who must approve artists when there are none', async () => {
    open(() => <BookingSystem artists={{ ...READY, rows: [] }} />);
    await press('New Booking Request');
    expect(await screen.findByText('Approve artists on the Artists tab first')).toBeTruthy();
  });

  it('asks for the artist in the spec’s words', async () => {
    open(section);
    await press('New Booking Request');
    await pressInDialog('Send Booking Request');
    expect(await told()).toMatchObject({
      title: 'Artist Required',
      description: 'Please select an artist for the booking request',
      destructive: true,
    });
    expect(network.commands()).toEqual([]);
  });

  const fillIn = async () => {
    await press('New Booking Request');
    await userEvent.selectOptions(screen.getByLabelText('Artist'), '7');
    await userEvent.type(screen.getByLabelText('Proposed Date'), '2026-12-18');
    await pressInDialog('Send Booking Request');
  };

  it('sends a proposal with what was filled in, and nothing else', async () => {
    network.on(SEND, () => json(PROPOSAL, 201));
    open(section);
    await fillIn();
    expect(await told()).toMatchObject({ title: 'Booking Request Sent' });
    expect(network.commands()).toEqual([{ call: SEND, body: { artistId: 7, proposedDate: '2026-12-18' } }]);
  });

  it('says so when it could not be sent, and keeps it', async () => {
    open(section);
    await fillIn();
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to send booking request' });
    expect(screen.getByLabelText<HTMLInputElement>('Proposed Date').value).toBe('2026-12-18');
  });

  it('closes when what was sent before it was changed has arrived, and says so', async () => {
    open(section);
    await fillIn();
    expect(await told()).toMatchObject({ title: 'Error' });
    network.on(SEND, () => problem(409, 'bookings.key-reused', 'Already sent.'));
    network.on(LIST, () => json([PROPOSAL]));
    await userEvent.type(screen.getByLabelText('Proposed Payment'), '$700');
    await pressInDialog('Send Booking Request');
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Already sent' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to confirm only what the artist accepted', async () => {
    network.on(LIST, () =>
      json([
        PROPOSAL,
        { ...PROPOSAL, id: 8, status: 'accepted' },
        { ...PROPOSAL, id: 9, status: 'who knows' },
      ]),
    );
    open(section);
    expect(await screen.findAllByRole('button', { name: 'Confirm Wade Tucker' })).toHaveLength(1);
    const waiting = screen.getAllByRole('article').filter((card) => within(card).queryByText('Pending'));
    expect(waiting).toHaveLength(2);
  });

  it('confirms with the event’s name, type and time', async () => {
    network.on(LIST, () => json([{ ...PROPOSAL, status: 'accepted' }]));
    network.on(SETTLE, () => json({ ...PROPOSAL, status: 'confirmed', eventId: 4 }));
    open(section);
    await press('Confirm Wade Tucker');
    await pressInDialog('Confirm and Add Event');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    expect(network.commands()).toEqual([
      {
        call: SETTLE,
        body: { status: 'confirmed', eventName: 'Wade Tucker', eventType: 'rock', time: '21:00' },
      },
    ]);
  });

  it('is done when the venue confirmed at the first try, of which nothing was heard', async () => {
    let refreshed = 0;
    network.on(LIST, () => json([{ ...PROPOSAL, status: 'accepted' }]));
    loseFirstAnswer({ ...PROPOSAL, status: 'confirmed', eventId: 4 });
    open(() => <BookingSystem artists={{ ...READY, rows: [WADE] }} onEventMade={() => (refreshed += 1)} />);
    await press('Confirm Wade Tucker');
    await pressInDialog('Confirm and Add Event');
    expect(await told()).toMatchObject({ title: 'Error' });
    await pressInDialog('Confirm and Add Event');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentToast()).toMatchObject({ description: 'The event is on the calendar.' });
    expect(refreshed).toBe(1);
  });

  it('withdraws what is not confirmed, once that is asked', async () => {
    const withdrawn = 'DELETE /api/artist-bookings/1';
    network.on(LIST, () =>
      json([
        PROPOSAL,
        { ...PROPOSAL, id: 8, status: 'declined' },
        { ...PROPOSAL, id: 9, status: 'confirmed', eventId: 4 },
      ]),
    );
    network.on(withdrawn, broken, () => {
      network.on(LIST, () => json([]));
      return json({ message: 'Booking request withdrawn' });
    });
    open(section);
    await press('Withdraw Wade Tucker');
    await pressInDialog('Withdraw');
    expect(await told()).toMatchObject({ description: 'Failed to withdraw booking request' });
    await pressInDialog('Withdraw');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentToast()).toMatchObject({ title: 'Booking request withdrawn' });
    expect(await screen.findByText('No artist has been asked yet.')).toBeTruthy();
  });

  it('asks when the show starts where no time was proposed', async () => {
    network.on(LIST, () => json([{ ...PROPOSAL, status: 'accepted', proposedTime: null }]));
    open(section);
    await press('Confirm Wade Tucker');
    await pressInDialog('Confirm and Add Event');
    expect(await screen.findByText('Please say when the show starts')).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('leaves the form about one open when the answer about another comes', async () => {
    network.on(LIST, () =>
      json([
        { ...PROPOSAL, status: 'accepted' },
        { ...PROPOSAL, id: 9, status: 'accepted', artist: JUNE },
      ]),
    );
    open(section);
    await press('Confirm Wade Tucker');
    const arrive = network.hold(SETTLE);
    await pressInDialog('Confirm and Add Event');
    await pressInDialog('Close');
    await press('Confirm June Lee');
    arrive(json({ ...PROPOSAL, status: 'confirmed', eventId: 4 }));
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    await act(() => Promise.resolve());
    expect(screen.getByRole('dialog').textContent).toContain('June Lee');
  });
});

describe('the artist’s proposals', () => {
  it('are accepted with a note', async () => {
    network.on(LIST, () => json([PROPOSAL]));
    network.on(SETTLE, () => json({ ...PROPOSAL, status: 'accepted' }));
    open(() => <MyProposals userId={1} today="2026-11-20" />);
    await press('Accept Friday, December 18, 2026');
    await userEvent.type(screen.getByLabelText('Notes for the venue'), ' With pleasure ');
    await pressInDialog('Accept');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    expect(network.commands()).toEqual([
      { call: SETTLE, body: { status: 'accepted', artistNotes: 'With pleasure' } },
    ]);
  });

  it('is refused when a colleague has confirmed it otherwise', async () => {
    network.on(LIST, () => json([{ ...PROPOSAL, status: 'accepted' }]));
    network.on(SETTLE, () => problem(409, 'bookings.illegal-move', 'This booking is already confirmed.'));
    open(() => <BookingSystem artists={{ ...READY, rows: [WADE] }} />);
    await press('Confirm Wade Tucker');
    await pressInDialog('Confirm and Add Event');
    expect(await told()).toMatchObject({ description: 'This booking is already confirmed.' });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('are accepted when the venue heard the first try, of which the artist heard nothing', async () => {
    network.on(LIST, () => json([PROPOSAL]));
    loseFirstAnswer({ ...PROPOSAL, status: 'accepted', artistNotes: 'With pleasure' });
    open(() => <MyProposals userId={1} today="2026-11-20" />);
    await press('Accept Friday, December 18, 2026');
    await userEvent.type(screen.getByLabelText('Notes for the venue'), 'With pleasure');
    await pressInDialog('Accept');
    expect(await told()).toMatchObject({ title: 'Error' });
    await pressInDialog('Accept');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentToast()).toMatchObject({ title: 'Booking request updated successfully' });
  });

  it('say so when what was accepted before has other notes', async () => {
    network.on(LIST, () => json([PROPOSAL]));
    loseFirstAnswer({ ...PROPOSAL, status: 'accepted' });
    open(() => <MyProposals userId={1} today="2026-11-20" />);
    await press('Accept Friday, December 18, 2026');
    await pressInDialog('Accept');
    expect(await told()).toMatchObject({ title: 'Error' });
    await userEvent.type(screen.getByLabelText('Notes for the venue'), 'With pleasure');
    await pressInDialog('Accept');
    await waitFor(() => expect(currentToast()?.description).toBe('This booking is already accepted.'));
  });

  it('are not answered twice', async () => {
    network.on(LIST, () => json([{ ...PROPOSAL, status: 'accepted' }]));
    open(() => <MyProposals userId={1} today="2026-11-20" />);
    await screen.findByText('Waiting for the venue to confirm');
    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
  });

  it('can be declined, not accepted, once their date has passed', async () => {
    network.on(LIST, () => json([PROPOSAL, { ...PROPOSAL, id: 8, status: 'accepted' }]));
    open(() => <MyProposals userId={1} today="2026-12-19" />);
    expect(await screen.findAllByText('This date has passed')).toHaveLength(2);
    expect(screen.queryByText('Waiting for the venue to confirm')).toBeNull();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Decline/ })).toHaveLength(1);
  });
});
