import { isPhoneNumber } from './phone-number.js';

describe('isPhoneNumber', () => {
  it.each(['555-0101 22', '+1 (615) 555-0101', '615.555.0101 x12', '0911/5550101'])('takes %s', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each(['not a phone', '12345', '555-0101 (mom)', ''])('refuses %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});
