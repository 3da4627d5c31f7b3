import {
  canBeSpaced,
  cutDescription,
  isolated,
  isolatedLines,
  lineDirection,
  posterFileName,
} from './poster-text';

describe('cutDescription', () => {
  it('keeps exactly 100 characters and adds an ellipsis, also within a word', () => {
    expect(cutDescription(`${'x'.repeat(90)} wonderfully`)).toBe(`${'x'.repeat(90)} wonderful…`);
    expect(cutDescription(`${'x'.repeat(98)}. Wonderfully.`)).toBe(`${'x'.repeat(98)}. …`);
    expect(cutDescription('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
  });

  it('leaves 100 characters as they are', () => {
    expect(cutDescription('x'.repeat(100))).toBe('x'.repeat(100));
  });

  it('counts an emoji as one character', () => {
    expect(cutDescription('👩‍👩‍👧‍👦'.repeat(101))).toBe(`${'👩‍👩‍👧‍👦'.repeat(100)}…`);
  });
});

describe('names among others', () => {
  const [LTR, ISOLATE, END] = ['\u200e', '\u2068', '\u2069'];

  it('are set apart when they are written from right to left', () => {
    expect(isolated('Hank Snow')).toBe('Hank Snow');
    expect(isolated('شادية')).toBe(`${ISOLATE}شادية${END}`);
  });

  it('stay set apart when they go on in the next line', () => {
    expect(isolatedLines([`with ${ISOLATE}شادية`, `الماسية${END} and Hank`, 'Snow'])).toEqual([
      `${LTR}with ${ISOLATE}شادية${END}`,
      `${LTR}${ISOLATE}الماسية${END} and Hank`,
      `${LTR}Snow`,
    ]);
  });

  it('leave the way in which their line runs', () => {
    expect(lineDirection(`${LTR}${ISOLATE}الماسية${END} and Hank`)).toBe('ltr');
    expect(lineDirection('شادية')).toBe('rtl');
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

describe('canBeSpaced', () => {
  it('leaves joined letters together', () => {
    expect(canBeSpaced('COUNTRY · 8:00 PM')).toBe(true);
    expect(canBeSpaced('موسيقى')).toBe(false);
  });
});
