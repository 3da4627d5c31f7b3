import { cutText, directionOf, wrapEvenly, wrapText } from './text-lines.js';

/** Every character ten pixels wide: 92 of them in 920 pixels. */
const measure = (text: string) => [...text].length * 10;

describe('wrapText', () => {
  it('wraps at a width in pixels', () => {
    const lines = wrapText('honky tonk '.repeat(40), 920, measure);
    expect(lines.length).toBe(5);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(920);
    for (const line of lines.slice(0, -1)) expect(measure(line)).toBeGreaterThan(850);
  });

  it('keeps the lines of a message, a blank one too', () => {
    expect(wrapText('Free parking.\n\nBring  your boots.\r\nNo cover.', 920, measure)).toEqual([
      'Free parking.',
      '',
      'Bring your boots.',
      'No cover.',
    ]);
  });

  it('breaks a word that is wider than a line', () => {
    expect(wrapText('a Donaudampfschiff', 80, measure)).toEqual(['a', 'Donaudam', 'pfschiff']);
  });

  it('never cuts an emoji or an accented letter apart', () => {
    const lines = wrapText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦e\u0301e\u0301', 10, measure);
    expect(lines).toEqual(['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦', 'e\u0301', 'e\u0301']);
  });
});

describe('wrapEvenly', () => {
  it('leaves no last word alone on its line', () => {
    expect(wrapText('one two three four five', 190, measure)).toEqual(['one two three four', 'five']);
    expect(wrapEvenly('one two three four five', 190, measure)).toEqual(['one two three', 'four five']);
  });
});

describe('directionOf', () => {
  it.each([
    ['Open Mic', 'ltr'],
    ['🎸 ليلة الموسيقى', 'rtl'],
    ['2026 ערב', 'rtl'],
    ['2026', 'ltr'],
  ])('runs "%s" %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe('cutText', () => {
  it('keeps whole words, and no mark before the ellipsis', () => {
    expect(cutText('one two, three four', 9)).toBe('one two…');
    expect(cutText('one two', 7)).toBe('one two');
    expect(cutText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦…');
  });
});
