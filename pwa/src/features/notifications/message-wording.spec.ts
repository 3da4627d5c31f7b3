import { countLine, kindLine } from './message-wording';

describe('the words for messages', () => {
  it('says what a message is for', () => {
    expect(kindLine('bookings.request-received')).toBe('Bookings: request received');
    expect(kindLine('auth.password-reset')).toBe('Auth: password reset');
  });

  it('counts messages', () => {
    expect(countLine(1, false)).toBe('1 message');
    expect(countLine(50, true)).toBe('50+ messages');
  });
});
