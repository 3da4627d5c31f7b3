import {
  freeArtistsWords,
  reachedBy,
  SEND_FAILED,
  SENT,
  sentWords,
  timeLeft,
  whenLine,
} from './invitation-wording';

const now = new Date('2026-11-20T12:00:00Z');

describe('timeLeft', () => {
  it.each([
    ['2026-11-27T12:00:00Z', '7 days left to answer'],
    ['2026-11-22T11:59:00Z', '1 day left to answer'],
    ['2026-11-21T11:00:00Z', '23 hours left to answer'],
    ['2026-11-20T12:01:30Z', '1 minute left to answer'],
    ['2026-11-20T12:00:10Z', 'Expires any moment'],
  ])('says of an end at %s: %s', (end, words) => {
    expect(timeLeft(new Date(end), now)).toBe(words);
  });
});

describe('the words of an invitation', () => {
  it('are the spec’s when it is sent, or is not', () => {
    expect(SENT.calendar.title).toBe('Invitation Sent!');
    expect(SENT.admin.title).toBe('Invitation Sent');
    expect(SENT.admin.description).toBe('The artist will get an e-mail or SMS.');
    expect(SEND_FAILED).toEqual({
      calendar: 'Failed to send invitation.',
      admin: 'Failed to send invitation. Please try again.',
    });
  });

  it('give the date in full and the time by twelve hours', () => {
    expect(whenLine({ eventDate: '2026-11-20', eventTime: '20:00' })).toBe(
      'Friday, November 20, 2026 at 8:00 PM',
    );
  });

  it('count artists, and say how one was reached', () => {
    expect([freeArtistsWords(1), freeArtistsWords(3)]).toEqual(['1 artist available', '3 artists available']);
    expect(reachedBy({ emailSent: true, smsSent: true, canSend: true })).toBe('Sent by email and SMS');
    expect(reachedBy({ emailSent: false, smsSent: false, canSend: true })).toBe('Not delivered yet');
  });

  it('promise no message where there is nobody to send by', () => {
    const reach = { emailSent: false, smsSent: false, canSend: false };
    expect(reachedBy(reach)).toBe('No mail server is set up');
    expect(sentWords('admin', reach)).toEqual({
      title: 'Invitation Sent',
      description: 'No mail server is set up: the artist will find it in their account.',
    });
    expect(sentWords('calendar', { canSend: true })).toBe(SENT.calendar);
  });
});
