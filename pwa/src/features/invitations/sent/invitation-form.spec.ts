import { invitationForm, newInvitationForm, showFields, toInvitationRequest } from './invitation-form';

const TYPES = [{ name: 'Country' }, { name: 'Rock' }];

describe('the Send Invitation form', () => {
  it('starts with an evening of the artist’s genre, or of the first type', () => {
    expect(newInvitationForm('rock', TYPES)).toMatchObject({
      eventType: 'rock',
      eventTime: '20:00',
      duration: '3 hours',
    });
    expect(newInvitationForm('polka', TYPES).eventType).toBe('country');
  });

  it('asks for a name, a type, a time and a duration', () => {
    const empty = { ...newInvitationForm('rock', []), eventName: ' ', eventTime: '', duration: '' };
    const issues = invitationForm.safeParse(empty).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual([
      'Event name is required',
      'Event type is required',
      'Event time is required',
      'Duration is required',
    ]);
  });

  it('asks to join a show with the show’s own name, type and time', () => {
    const show = { id: 5, name: 'Opry Night', type: 'country', time: '21:00', acts: [] };
    const form = { ...newInvitationForm('rock', TYPES), ...showFields(show, 'rock') };
    expect(toInvitationRequest(form, { artistId: 7, eventDate: '2027-01-15' })).toEqual({
      artistId: 7,
      eventDate: '2027-01-15',
      eventId: 5,
      eventName: 'Opry Night',
      eventType: 'country',
      eventTime: '21:00',
      duration: '3 hours',
    });
    expect({ ...form, ...showFields(undefined, 'rock') }).toMatchObject({
      eventId: '',
      eventName: '',
      eventType: 'rock',
      eventTime: '20:00',
    });
  });

  it('leaves out what was not filled in', () => {
    const form = { ...newInvitationForm('rock', TYPES), eventName: 'Jam', budget: '$800' };
    expect(toInvitationRequest(form, { artistId: 7, eventDate: '2027-01-15' })).toEqual({
      artistId: 7,
      eventDate: '2027-01-15',
      eventName: 'Jam',
      eventType: 'rock',
      eventTime: '20:00',
      duration: '3 hours',
      budget: '$800',
    });
  });
});
