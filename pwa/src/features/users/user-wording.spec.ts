import { countLine } from './user-wording';

describe('the words of the list of users', () => {
  it('counts what is shown, and says when there is more', () => {
    expect(countLine(1, false)).toBe('1 user');
    expect(countLine(12, false)).toBe('12 users');
    expect(countLine(50, true)).toBe('50+ users');
  });
});
