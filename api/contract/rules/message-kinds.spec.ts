import { MESSAGE_KINDS, messageSwitchesOf, topicOf } from './message-kinds.js';
import { MESSAGE_TOPICS } from '#contract/messages.js';
import { USER_TYPES } from '#contract/users.js';

describe('the switches of notifications', () => {
  it('are those that a message obeys, for each kind of account', () => {
    expect(messageSwitchesOf('artist')).toEqual([
      { topic: 'invitations', channels: ['email', 'sms'] },
      { topic: 'bookings', channels: ['email'] },
      { topic: 'reminders', channels: ['email', 'sms'] },
    ]);
    expect(messageSwitchesOf('admin')).toEqual([
      { topic: 'invitations', channels: ['email'] },
      { topic: 'bookings', channels: ['email'] },
    ]);
    expect(messageSwitchesOf('user')).toEqual([]);
  });

  it('cover every topic, and every message that has one', () => {
    const switched = new Set(USER_TYPES.flatMap((type) => messageSwitchesOf(type).map(({ topic }) => topic)));
    expect([...switched].sort()).toEqual([...MESSAGE_TOPICS].sort());
    for (const kind of Object.values(MESSAGE_KINDS)) expect('topic' in kind).toBe('readers' in kind);
  });

  it('leave alone what concerns an account, and the answer to what somebody asked', () => {
    expect(topicOf('auth.password-reset')).toBeUndefined();
    expect(topicOf('invitations.agreed')).toBeUndefined();
    expect(topicOf('invitations.invited')).toBe('invitations');
  });
});
