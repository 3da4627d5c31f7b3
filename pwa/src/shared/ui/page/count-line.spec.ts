import { countLine } from './count-line';

describe('the line that counts a list', () => {
  it('counts what is shown, and says when there is more', () => {
    const users = { one: 'user', many: 'users' };
    expect(countLine(1, false, users)).toBe('1 user');
    expect(countLine(12, false, users)).toBe('12 users');
    expect(countLine(50, true, users)).toBe('50+ users');
    expect(countLine(1, true, users)).toBe('1+ users');
  });
});
