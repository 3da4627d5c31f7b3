import { MESSAGE_KINDS } from '#contract/rules/message-kinds';
import { kindLine } from './message-wording';

describe('the words for messages', () => {
  it.each(Object.keys(MESSAGE_KINDS))('say what a message is for: %s', (kind) => {
    expect(kindLine(kind)).toMatch(/^[A-Z]/);
    expect(kindLine(kind)).not.toMatch(/auth|sms|other message/i);
  });

  it('are different for each kind', () => {
    const kinds = Object.keys(MESSAGE_KINDS);
    expect(new Set(kinds.map(kindLine)).size).toBe(kinds.length);
  });

  it('name none that is not known', () => {
    expect(kindLine('events.of-an-older-version')).toBe('Other message');
  });
});
