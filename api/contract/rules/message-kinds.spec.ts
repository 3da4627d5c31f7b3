import { isPushed, MESSAGE_KINDS, messageSwitchesOf, pushPageOf, topicOf } from './message-kinds.js';
import { MESSAGE_TOPICS } from '#contract/message-topics.js';
import { USER_TYPES } from '#contract/users.js';

describe('the switches of notifications', () => {
  it('are those that a message obeys, for each kind of account', () => {
    const forGuests = [
      { topic: 'shows', channels: ['email', 'push'] },
      { topic: 'artists', channels: ['email', 'push'] },
    ];
    expect(messageSwitchesOf('user')).toEqual(forGuests);
    expect(messageSwitchesOf('artist')).toEqual([
      ...forGuests,
      { topic: 'invitations', channels: ['email', 'sms', 'push'] },
      { topic: 'bookings', channels: ['email', 'push'] },
      { topic: 'reminders', channels: ['email', 'sms', 'push'] },
    ]);
    expect(messageSwitchesOf('admin')).toEqual([
      ...forGuests,
      { topic: 'invitations', channels: ['email', 'push'] },
      { topic: 'bookings', channels: ['email', 'push'] },
      { topic: 'texts', channels: ['push'] },
      { topic: 'photos', channels: ['push'] },
      { topic: 'failures', channels: ['push'] },
    ]);
    expect(messageSwitchesOf('staff')).toEqual([]);
  });

  it('cover every topic, and every message that has one', () => {
    const switched = new Set(USER_TYPES.flatMap((type) => messageSwitchesOf(type).map(({ topic }) => topic)));
    expect([...switched].sort()).toEqual([...MESSAGE_TOPICS].sort());
    for (const kind of Object.values(MESSAGE_KINDS))
      expect('topic' in kind || 'pushTopic' in kind).toBe('readers' in kind);
  });

  it('leave alone what concerns an account, and the answer to what somebody asked', () => {
    expect(topicOf('auth.password-reset', 'email')).toBeUndefined();
    expect(topicOf('invitations.agreed', 'email')).toBeUndefined();
    expect(topicOf('invitations.invited', 'email')).toBe('invitations');
  });

  it('cover each push message, also where the mail beside it always goes', () => {
    expect(topicOf('invitations.agreed', 'push')).toBe('invitations');
    expect(topicOf('bookings.confirmed', 'push')).toBe('bookings');
  });

  it('say where a mail goes as a push message, too', () => {
    expect(pushPageOf('bookings.proposed')).toBe('/account/bookings');
    expect(pushPageOf('invitations.invited')).toBe('/account/bookings');
    expect(pushPageOf('reminders.show-today')).toBeUndefined();
    expect(isPushed('bookings.proposed')).toBe(true);
    expect(isPushed('auth.password-reset')).toBe(false);
  });
});
