import { smsRequest } from '#features/sms/sms-request.factory';
import { smsEventForm, toSmsEventEdits } from './-sms-event-form';
import { toEventRequest } from '#features/events/event-form';

const ARTISTS = [{ id: 7, genre: 'Bluegrass' }];

describe('the event form of a text message', () => {
  it('starts with what the message says, and the artist’s own name and genre', () => {
    expect(smsEventForm(smsRequest({ extractedEndTime: '22:30' }), ARTISTS)).toMatchObject({
      name: 'Lone Pine Duo',
      type: 'bluegrass',
      date: '2026-11-27',
      time: '20:00',
      endTime: '22:30',
      artistId: '7',
      status: 'scheduled',
    });
  });

  it('prefers the name and the type that the sender gave', () => {
    const request = smsRequest({ extractedEventName: 'Pickin Night', extractedEventType: 'folk' });
    expect(smsEventForm(request, ARTISTS)).toMatchObject({ name: 'Pickin Night', type: 'folk' });
  });

  it('guesses nothing: what is doubtful or missing stays empty', () => {
    const request = smsRequest({ doubtful: ['artist', 'date'], extractedTime: null });
    expect(smsEventForm(request, ARTISTS)).toMatchObject({
      name: '',
      type: '',
      date: '',
      time: '',
      artistId: '',
    });
  });

  it('sends all of the form but what a request does not take', () => {
    const edits = toSmsEventEdits(toEventRequest(smsEventForm(smsRequest(), ARTISTS)));
    expect(edits).toMatchObject({ name: 'Lone Pine Duo', artistId: 7, date: '2026-11-27', time: '20:00' });
    expect(edits).not.toHaveProperty('status');
    expect(edits).not.toHaveProperty('imageUrl');
  });
});
