import { correctionWords } from './correction-words.js';

describe('how a text speaks of the request before it', () => {
  it.each([
    ['Actually make it 10', 'change', '@ 10'],
    ['*10pm', 'change', '10pm'],
    ['wait no, thursday', 'turn', 'thursday'],
    ['sorry, Jan 21', 'slight', 'Jan 21'],
    ['could we push it to 9:30', 'change', '@ 9:30'],
    ['dec 9 instead of dec 8', null, 'dec 9 instead of dec 8'],
    ['Jan 21', null, 'Jan 21'],
  ])('of %j it is %j, with %j left', (text, cue, rest) =>
    expect(correctionWords(text)).toMatchObject({ cue, rest, takesBack: false }),
  );

  it.each([
    'cancel that',
    'never mind',
    "we can't make it anymore",
    'please disregard',
    'gotta pull out of that',
  ])('takes it back: %j', (text) => expect(correctionWords(text).takesBack).toBe(true));

  it.each(["can't wait!", 'thanks', 'make it 9', "we won't be late"])('does not take it back: %j', (text) =>
    expect(correctionWords(text).takesBack).toBe(false),
  );

  it('asks for one more, or leaves something open', () => {
    expect(correctionWords('also Jan 5 at 9').asksForMore).toBe(true);
    expect(correctionWords('8 or 9 works').isOpen).toBe(true);
  });
});
