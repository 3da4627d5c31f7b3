import {
  canBeSpaced,
  cutDescription,
  directionOf,
  POSTER_TEXT_WIDTH,
  posterFileName,
  wrapEvenly,
  wrapText,
} from './poster-text';

/** Every character ten pixels wide: 92 of them in a line. */
const measure = (text: string) => [...text].length * 10;

describe('wrapText', () => {
  it('wraps at 920 pixels', () => {
    const lines = wrapText('honky tonk '.repeat(40), POSTER_TEXT_WIDTH, measure);
    expect(POSTER_TEXT_WIDTH).toBe(920);
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

  it('breaks a word that is wider than the poster', () => {
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

describe('cutDescription', () => {
  it('keeps the whole words of 100 characters and adds an ellipsis', () => {
    const ten = 'Nine, ten '.repeat(10);
    expect(cutDescription(`${ten}eleven`)).toBe(`${ten.trim()}…`);
    expect(cutDescription(`${'x'.repeat(90)} wonderfully`)).toBe(`${'x'.repeat(90)}…`);
    expect(cutDescription(`${'x'.repeat(91)} and more and more`)).toBe(`${'x'.repeat(91)} and more…`);
  });

  it('ends at the end of a sentence or clause without its mark', () => {
    expect(cutDescription(`${'x'.repeat(90)}. Wonderfully.`)).toBe(`${'x'.repeat(90)}…`);
    expect(cutDescription(`${'x'.repeat(90)} — wonderfully`)).toBe(`${'x'.repeat(90)}…`);
  });

  it('cuts a word that is longer by itself', () => {
    expect(cutDescription('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
  });

  it('leaves 100 characters as they are', () => {
    expect(cutDescription('x'.repeat(100))).toBe('x'.repeat(100));
  });

  it('counts an emoji as one character', () => {
    expect(cutDescription('🤠'.repeat(101))).toBe(`${'🤠'.repeat(100)}…`);
  });
});

describe('posterFileName', () => {
  it.each([
    ['Cody & the Coyotes', 'cody___the_coyotes_poster.png'],
    ["Ladies' Night 2026!", 'ladies__night_2026__poster.png'],
    ['Café Señor', 'caf__se_or_poster.png'],
    ['ليلة', '_____poster.png'],
  ])('names the poster of %s', (name, file) => {
    expect(posterFileName(name, 'square')).toBe(file);
  });

  it('keeps a story beside the square post', () => {
    expect(posterFileName('Open Mic', 'story')).toBe('open_mic_story_poster.png');
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

describe('canBeSpaced', () => {
  it('leaves joined letters together', () => {
    expect(canBeSpaced('COUNTRY · 8:00 PM')).toBe(true);
    expect(canBeSpaced('موسيقى')).toBe(false);
  });
});
