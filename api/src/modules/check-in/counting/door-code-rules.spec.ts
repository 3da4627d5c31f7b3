import { doorCodeAt } from '#test/venue/door-codes.js';
import { isDoorCodeAt } from './door-code-rules.js';

const SECRET = '7f3a29c1-0000-4000-8000-000000000000';
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('isDoorCodeAt', () => {
  it('knows the one-time passwords of RFC 6238, appendix B', () => {
    // Its secret for SHA-256, and the last six of its eight digits. Its steps are half as long.
    const secret = '12345678901234567890123456789012';
    expect(isDoorCodeAt(secret, '119246', new Date(2 * 59_000))).toBe(true);
    expect(isDoorCodeAt(secret, '084774', new Date(2 * 1_111_111_109_000))).toBe(true);
    expect(isDoorCodeAt(secret, '737706', new Date(2 * 20_000_000_000_000))).toBe(true);
  });

  it('takes a code for a minute before and after its own, for clocks that differ', () => {
    const code = doorCodeAt(SECRET, at('01:30:30'));
    expect(isDoorCodeAt(SECRET, code, at('01:29:00'))).toBe(true);
    expect(isDoorCodeAt(SECRET, code, at('01:31:59'))).toBe(true);
    expect(isDoorCodeAt(SECRET, code, at('01:28:59'))).toBe(false);
    expect(isDoorCodeAt(SECRET, code, at('01:32:00'))).toBe(false);
  });

  it('refuses the code of another show and of another day', () => {
    const code = doorCodeAt(SECRET, at('01:30:00'));
    expect(isDoorCodeAt(SECRET.replace('7', '8'), code, at('01:30:00'))).toBe(false);
    expect(isDoorCodeAt(SECRET, code, new Date('2026-11-22T01:30:00Z'))).toBe(false);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '-00001', '1e5   '])('refuses %j', (text) => {
    expect(isDoorCodeAt(SECRET, text, at('01:30:00'))).toBe(false);
  });
});
