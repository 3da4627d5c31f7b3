import { kindLine } from './message-wording';

describe('the words for messages', () => {
  it('says what a message is for', () => {
    expect(kindLine('bookings.request-received')).toBe('Bookings: request received');
    expect(kindLine('auth.password-reset')).toBe('Auth: password reset');
  });
});
