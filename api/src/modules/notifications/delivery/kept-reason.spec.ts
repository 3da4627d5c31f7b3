import { keptReason } from './kept-reason.js';

describe('keptReason', () => {
  it('keeps a reason of up to 500 characters and cuts a longer one, in characters as PostgreSQL counts', () => {
    expect(keptReason('x'.repeat(500))).toBe('x'.repeat(500));
    expect([...keptReason('🤠'.repeat(501))]).toHaveLength(500);
  });

  it('makes one clean line of what a provider sent', () => {
    expect(keptReason(' 550 No\u0000 such\r\ncowboy\u001b[31m \ud83e ')).toBe(
      '550 No such cowboy [31m \ufffd',
    );
  });
});
