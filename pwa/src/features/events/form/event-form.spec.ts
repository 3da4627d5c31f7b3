import { duplicateForm, endHint, eventForm, newEventForm, toEventForm, toEventRequest } from './event-form';
import { anEvent } from '#test/factories/event.factory';

const filled = { ...newEventForm('2026-11-27'), name: 'Two-Step Tuesday', type: 'country', time: '20:00' };

/** What the form says of what is typed, by field. */
const refusals = (typed: Partial<typeof filled>) => {
  const { error } = eventForm.safeParse({ ...filled, ...typed });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('the event form', () => {
  it('asks for name, type, date and time, and for nothing else', () => {
    expect(refusals({ name: '  ', type: '', date: '', time: '' })).toEqual({
      name: 'Event name is required',
      type: 'Event type is required',
      date: 'Date is required',
      time: 'Time is required',
    });
    expect(refusals({})).toEqual({});
  });

  it.each([
    ['capacity', '0', 'Enter a whole number of guests'],
    ['capacity', 'lots', 'Enter a whole number of guests'],
    ['capacity', '12.5', 'Enter a whole number of guests'],
    ['date', '2026-02-30', 'Enter a date'],
    ['time', '25:00', 'Enter a time'],
    ['doorsTime', '7', 'Enter a time'],
  ])('refuses %s "%s"', (field, value, message) => {
    expect(refusals({ [field]: value })).toEqual({ [field]: message });
  });

  it("judges doors and end by the venue's own rule, beside their fields", () => {
    expect(refusals({ time: '20:00', doorsTime: '21:00', endTime: '19:00' })).toEqual({
      doorsTime: 'Doors must open before the show starts',
      endTime: 'End time must be after the start, or at most 12 hours later past midnight',
    });
    expect(refusals({ time: '20:00', endTime: '01:30' })).toEqual({});
  });

  it('sends set times of those on the bill, which begin during the show', () => {
    const form = { ...filled, artistIds: '7,3', actTimes: '3=20:00,7=21:15,9=22:00', endTime: '23:00' };
    expect(toEventRequest(form).actTimes).toEqual({ 3: '20:00', 7: '21:15' });
    expect(refusals({ artistIds: '7,3', actTimes: '3=19:00', time: '20:00' })).toEqual({
      actTimes: 'Each act must begin during the show',
    });
    expect(refusals({ artistIds: '7', actTimes: '3=19:00', time: '20:00' })).toEqual({});
    const act = { name: 'June', genre: 'Country', profileImage: null, hasPage: true };
    const event = anEvent({
      artistIds: [7, 3],
      acts: [
        { ...act, id: 7, setTime: '21:15' },
        { ...act, id: 3 },
      ],
    });
    expect(toEventForm(event).actTimes).toBe('7=21:15');
  });

  it('tells that an end at or before the start is after midnight', () => {
    expect(endHint({ time: '20:00', endTime: '01:30' })).toBe('Ends after midnight');
    expect(endHint({ time: '20:00', endTime: '20:00' })).toBe('Ends after midnight');
    expect(endHint({ time: '20:00', endTime: '23:00' })).toBeUndefined();
    expect(endHint({ time: '20:00', endTime: '' })).toBeUndefined();
  });

  it('sends null for what is empty, and for no featured artist', () => {
    expect(toEventRequest({ ...filled, artistIds: '', description: '  ' })).toEqual({
      name: 'Two-Step Tuesday',
      type: 'country',
      description: null,
      date: '2026-11-27',
      time: '20:00',
      doorsTime: null,
      endTime: null,
      status: 'scheduled',
      artistId: null,
      artistIds: [],
      actTimes: {},
      artistNotes: null,
      capacity: null,
      imageUrl: null,
    });
  });

  it('gives an event back as it came when nothing is changed', () => {
    const event = anEvent({
      artistId: 7,
      artistIds: [7, 3],
      capacity: 120,
      artistNotes: 'two mics',
      endTime: '01:00',
    });
    const { id, artist, acts, seriesId, version, createdAt, ...content } = event;
    expect(toEventRequest(toEventForm(event))).toEqual({ ...content, actTimes: {} });
  });

  it('starts a duplicate like its event, without its date and as one that happens', () => {
    const event = anEvent({ status: 'cancelled', artistNotes: 'two mics' });
    expect(duplicateForm(event)).toEqual({ ...toEventForm(event), date: '', status: 'scheduled' });
  });
});
