import { cardTags, photoSubtitle, photoTitle, photoWords } from './photo-wording';

const event = { id: 1, name: 'Saturday Stomp', date: '2026-11-14' };

describe('what a photo is called', () => {
  it.each([
    [{ description: 'Hats up', event }, 'Hats up', 'Saturday Stomp · Nov 14, 2026'],
    [{ description: ' ', event }, 'Saturday Stomp', 'Nov 14, 2026'],
    [{ description: 'Hats up', event: null }, 'Hats up', ''],
    [{ description: null, event: null }, 'Photo', ''],
  ])('%j', (photo, title, subtitle) => {
    expect(photoTitle(photo)).toBe(title);
    expect(photoSubtitle(photo)).toBe(subtitle);
  });
});

describe('a long description', () => {
  const LINE = 'Everybody who came for the two-step and stayed until the lights went on again at two';

  it.each([
    ['Hats up', 'Hats up', ''],
    [' Hats up\nBoots, too ', 'Hats up', 'Hats up\nBoots, too'],
    [LINE, 'Everybody who came for the two-step and stayed until the lights went on again…', LINE],
    ['🤠'.repeat(81), `${'🤠'.repeat(80)}…`, '🤠'.repeat(81)],
    [null, 'Saturday Stomp', ''],
  ])('names its photo by its beginning, and is told whole beside it: %j', (description, title, words) => {
    expect(photoTitle({ description, event })).toBe(title);
    expect(photoWords({ description })).toBe(words);
  });
});

describe('the tags of a card', () => {
  it.each([
    [[], { shown: [], more: 0 }],
    [['a', 'b'], { shown: ['a', 'b'], more: 0 }],
    [['a', 'b', 'c', 'd'], { shown: ['a', 'b'], more: 2 }],
  ])('of %j', (tags, expected) => {
    expect(cardTags(tags)).toEqual(expected);
  });
});
