import { cleanup, screen, waitFor } from '@testing-library/react';
import { dropUndo, offeredUndo } from '#shared/ui/mutation/undo-offer';
import { json, problem } from '#test/fake-network';
import {
  closeVenue,
  commands,
  CREATE,
  DELETE,
  DECIDE,
  network,
  openSmsTab,
  openVenue,
  press,
  pressInDialog,
  SUBJECT,
  told,
  venue,
} from '#test/screens/sms-panel-double';
import { CLASH, SEVEN, smsRequest } from '#test/factories/sms-request.factory';
import { pressInMenu } from '#test/row-menu';

beforeEach(openVenue);
afterEach(() => {
  closeVenue();
  const offer = offeredUndo();
  if (offer) dropUndo(offer);
});

describe('a request by text message', () => {
  it('becomes an event with one tap', async () => {
    venue.rows = [smsRequest()];
    const made = smsRequest({
      status: 'processed',
      eventId: 4,
      event: { ...CLASH, id: 4, name: 'Lone Pine Duo' },
    });
    network.on(CREATE, () => {
      venue.rows = [made];
      return json({
        message: 'On the calendar.',
        eventId: 4,
        madeEarlierBy: null,
        undoSeconds: 20,
        request: made,
      });
    });
    openSmsTab();
    await press(`Create event: ${SUBJECT}`);
    expect(await told()).toMatchObject({ title: 'Event created successfully' });
    expect(offeredUndo()).toMatchObject({
      words: expect.stringContaining('On the calendar: Lone Pine Duo, '),
      hint: 'The sender is told then.',
      eventId: 4,
      seconds: 20,
    });
    expect(commands()).toEqual([{ call: CREATE, body: { readTexts: 1 } }]);
    expect(await screen.findByText('Processed', { selector: 'span' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lone Pine Duo' }).getAttribute('href')).toBe('/admin/events/4');
    expect(screen.queryByRole('button', { name: /Create event/ })).toBeNull();
    expect(venue.eventsMade).toBe(1);
  });

  it('leads to the event that a colleague has made meanwhile, and says so', async () => {
    venue.rows = [smsRequest()];
    const event = { ...CLASH, id: 4, name: 'Lone Pine Duo' };
    const made = smsRequest({ status: 'processed', eventId: 4, event });
    const message = 'Loretta Hayes has made “Lone Pine Duo” of it already.';
    network.on(CREATE, () =>
      json({ message, eventId: 4, madeEarlierBy: 'somebody', undoSeconds: null, request: made }),
    );
    openSmsTab();
    await press(`Create event: ${SUBJECT}`);
    expect(await told()).toMatchObject({ title: 'Already on the calendar', description: message });
    expect(await screen.findByText('At /admin/events/4')).toBeTruthy();
    expect(offeredUndo()).toBeNull();
  });

  it('says so when no event could be made of it', async () => {
    venue.rows = [smsRequest()];
    openSmsTab();
    await press(`Create event: ${SUBJECT}`);
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to create event' });
    expect(venue.eventsMade).toBe(0);
  });

  it('is changed as its sender most likely wants it, with one tap', async () => {
    const wanted = smsRequest({ status: 'failed', suggestion: SEVEN, canKeep: true });
    venue.rows = [wanted];
    network.on(DECIDE, () => {
      const request = smsRequest({ extractedTime: '19:00' });
      venue.rows = [request];
      return json(request);
    });
    openSmsTab();
    expect((await screen.findByRole('article')).textContent).toContain('was 8:00 PM perhaps 7:00 PM');
    await press(`Take the change: ${SUBJECT}`);
    expect(await told()).toMatchObject({ title: 'Ready for the calendar' });
    expect(commands()).toEqual([{ call: DECIDE, body: { wish: 'suggested', readTexts: 1 } }]);
    expect(
      await screen.findByRole('button', { name: `Create event: ${SUBJECT.replace('8:00', '7:00')}` }),
    ).toBeTruthy();
    expect(screen.queryByText(/perhaps/)).toBeNull();
  });

  it('is kept as it was asked for, from the menu or where nothing else is suggested', async () => {
    network.on(DECIDE, () => json(smsRequest()));
    venue.rows = [smsRequest({ status: 'failed', suggestion: SEVEN, canKeep: true })];
    openSmsTab();
    await pressInMenu(SUBJECT, `Keep as asked: ${SUBJECT}`);
    expect(await told()).toMatchObject({ title: 'Ready for the calendar' });
    cleanup();
    venue.rows = [smsRequest({ status: 'failed', canKeep: true })];
    openSmsTab();
    await press(`Keep as asked: ${SUBJECT}`);
    expect(commands()).toEqual(Array(2).fill({ call: DECIDE, body: { wish: 'asked', readTexts: 1 } }));
  });

  it('says so when somebody else has decided, and shows what it is', async () => {
    venue.rows = [smsRequest({ status: 'failed', canKeep: true })];
    openSmsTab();
    await screen.findByRole('article');
    venue.rows = [smsRequest({ extractedTime: '19:00' })];
    await press(`Keep as asked: ${SUBJECT}`);
    expect(await told()).toMatchObject({ description: 'Failed to change the request' });
    expect(await screen.findByText('7:00 PM')).toBeTruthy();
  });

  it('is deleted after a question', async () => {
    venue.rows = [smsRequest()];
    network.on(DELETE, () => json({ message: 'SMS request deleted successfully' }));
    openSmsTab();
    await pressInMenu(SUBJECT, `Delete: ${SUBJECT}`);
    expect(commands()).toEqual([]);
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'SMS request deleted successfully' });
    expect(commands()).toEqual([{ call: `${DELETE}?readTexts=1`, body: null }]);
  });

  it('stays when its sender has written more while the question was open, and shows that', async () => {
    const [asked] = (venue.rows = [smsRequest()]);
    const more = smsRequest({
      texts: [...(asked?.texts ?? []), ...smsRequest().texts],
      extractedTime: '19:00',
    });
    const message = 'The sender has texted more about it meanwhile.';
    network.on(`${DELETE}?readTexts=1`, () => problem(409, 'sms.changed', message));
    openSmsTab();
    await pressInMenu(SUBJECT, `Delete: ${SUBJECT}`);
    venue.rows = [more];
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: message });
    expect(await screen.findByText('7:00 PM')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when it could not be deleted', async () => {
    venue.rows = [smsRequest()];
    openSmsTab();
    await pressInMenu(SUBJECT, `Delete: ${SUBJECT}`);
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete SMS request' });
  });

  it('is made beside an event that staff saw in its way, and says which that was', async () => {
    venue.rows = [smsRequest({ status: 'conflict', conflict: { ...CLASH, isArtistBusy: false } })];
    openSmsTab();
    await press(`Create event anyway: ${SUBJECT}`);
    await told();
    expect(commands()).toEqual([{ call: CREATE, body: { despiteEventId: CLASH.id, readTexts: 1 } }]);
  });

  it('keeps its own “Creating...” while another one is made, and its link takes the focus', async () => {
    const [first, second] = [smsRequest(), smsRequest({ id: 2, extractedArtist: 'The Rattlers' })];
    venue.rows = [first, second];
    network.hold(CREATE);
    const answer = network.hold('POST /api/admin/sms-requests/2/event');
    openSmsTab();
    await press(`Create event: ${SUBJECT}`);
    await press(/^Create event: .*The Rattlers/);
    expect(screen.getAllByText('Creating...')).toHaveLength(2);
    const made = smsRequest({ id: 2, status: 'processed', eventId: 4, event: { ...CLASH, id: 4 } });
    venue.rows = [first, made];
    answer(json({ message: '', eventId: 4, madeEarlierBy: null, undoSeconds: null, request: made }));
    const link = await screen.findByRole('link', { name: 'Barn Dance' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(screen.getAllByText('Creating...')).toHaveLength(1);
  });
});
