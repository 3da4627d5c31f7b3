import { textProblem } from '#src/common/validation/fields/text.decorator.js';
import { keepable } from './keepable.js';

const PROBLEM = 'Name has characters that cannot be kept';

describe('text that is kept', () => {
  const problemOf = (text: string, multiline = false) =>
    textProblem(text, { label: 'Name', max: 20, multiline });

  it.each(['\u0000', '\u0008', '\u0085', '\uFFFE', '\uFFFF'])(
    'has no character that some format cannot write: %j',
    (character) => {
      const text = `Barn${character} Dance`;
      expect(keepable(text)).toBe('Barn Dance');
      expect([problemOf(text), problemOf(text, true)]).toEqual([PROBLEM, PROBLEM]);
    },
  );

  it('has no half of a character', () => {
    expect(keepable('Barn\uD83E')).toBe('Barn\uFFFD');
    expect(problemOf('Barn\uD83E')).toBe(PROBLEM);
  });

  it('may have line breaks and tabs where they are welcome', () => {
    expect(problemOf('Barn\r\n\tDance', true)).toBeUndefined();
    expect(problemOf('Barn\nDance')).toBe(PROBLEM);
  });

  it.each(['שלום עולם', '\u202Bא\u202C 👩🏽\u200D🎤 \uFFFD'])('may have what people write: %j', (text) => {
    expect(keepable(text)).toBe(text);
    expect(problemOf(text)).toBeUndefined();
  });
});
