import { doorCodeAt, doorCodePath, isDoorCodeAt } from './door-code.js';

const SECRET = '7f3a29c1-0000-4000-8000-000000000000';
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('the door code', () => {
  it('is six digits that stand for one minute', () => {
    const code = doorCodeAt(SECRET, at('01:30:00'));
    expect(code).toMatch(/^\d{6}$/);
    expect(doorCodeAt(SECRET, at('01:30:59.999'))).toBe(code);
    expect(doorCodeAt(SECRET, at('01:31:00'))).not.toBe(code);
  });

  it('is the time-based one-time password of RFC 6238, appendix B', () => {
    // Its secret for SHA-256, and the last six of its eight digits. The steps there are 30 seconds.
    const secret = '12345678901234567890123456789012';
    expect(doorCodeAt(secret, new Date(59_000 * 2))).toBe('119246');
    expect(doorCodeAt(secret, new Date(1_111_111_109_000 * 2))).toBe('084774');
    expect(doorCodeAt(secret, new Date(20_000_000_000_000 * 2))).toBe('737706');
  });

  it('holds for a minute before and after, for clocks that differ', () => {
    const code = doorCodeAt(SECRET, at('01:30:30'));
    expect(isDoorCodeAt(SECRET, code, at('01:29:00'))).toBe(true);
    expect(isDoorCodeAt(SECRET, code, at('01:31:59'))).toBe(true);
    expect(isDoorCodeAt(SECRET, code, at('01:28:59'))).toBe(false);
    expect(isDoorCodeAt(SECRET, code, at('01:32:00'))).toBe(false);
  });

  it('is another one at another show and on another day', () => {
    const code = doorCodeAt(SECRET, at('01:30:00'));
    expect(isDoorCodeAt(SECRET.replace('7', '8'), code, at('01:30:00'))).toBe(false);
    expect(isDoorCodeAt(SECRET, code, new Date('2026-11-22T01:30:00Z'))).toBe(false);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '-00001', '1e5   '])('is not %j', (text) => {
    expect(isDoorCodeAt(SECRET, text, at('01:30:00'))).toBe(false);
  });
});

describe('doorCodePath', () => {
  it('keeps the code behind the #', () => {
    expect(doorCodePath(12, '048213')).toBe('/events/12/check-in#048213');
  });
});
