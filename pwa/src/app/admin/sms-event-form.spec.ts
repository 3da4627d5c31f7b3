import { smsRequest } from '#test/factories/sms-request.factory';
import { smsEventForm } from './sms-event-form';

const ARTISTS = [{ id: 7, genre: 'Bluegrass' }];

describe('the event form of a text message', () => {
  it('starts with what the message says, and the artist’s own name and genre', () => {
    expect(smsEventForm(smsRequest({ extractedEndTime: '22:30' }), ARTISTS)).toMatchObject({
      name: 'Lone Pine Duo',
      type: 'bluegrass',
      date: '2026-11-27',
      time: '20:00',
      endTime: '22:30',
      artistIds: '7',
      status: 'scheduled',
    });
  });

  it('has all acts that the message names and that are still on the list', () => {
    const otherActs = [
      { id: 9, name: 'June Harlan' },
      { id: 8, name: 'Hank Snow' },
    ];
    expect(smsEventForm(smsRequest({ otherActs }), [...ARTISTS, { id: 8, genre: 'Country' }])).toMatchObject({
      name: 'Lone Pine Duo, June Harlan and Hank Snow',
      type: 'bluegrass',
      artistIds: '7,8',
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
      artistIds: '',
    });
  });
});
