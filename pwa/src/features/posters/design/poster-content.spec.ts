import { posterContent, type PosterEvent } from './poster-content';
import { aHall, aShow } from '#test/factories/poster.factory';

const contentOf = (event: Partial<PosterEvent> = {}, message = '') =>
  posterContent({ event: aShow(event), venue: aHall, message, origin: 'https://rusty-spur.example' });
const wordsOf = (event: Partial<PosterEvent> = {}, message = '') =>
  Object.fromEntries(contentOf(event, message).parts.map(({ role, text }) => [role, text]));

describe('posterContent', () => {
  it('says what plays, who, when and from when on', () => {
    expect(wordsOf()).toEqual({
      kicker: 'country',
      name: 'Cody & the Coyotes',
      artist: 'featuring Cody Reed',
      date: 'Friday, November 20, 2026',
      time: 'Doors 7:00 PM · Show 8:00 PM',
      description: 'Outlaw country and road songs.',
    });
  });

  it('leaves out what is not known', () => {
    expect(Object.keys(wordsOf({ acts: [], description: null }))).toEqual(['kicker', 'name', 'date', 'time']);
    expect(wordsOf({ doorsTime: null }).time).toBe('8:00 PM');
  });

  it('sets the other acts below the featured one, a name from right to left apart', () => {
    const acts = [{ name: 'Cody Reed' }, { name: 'Hank Snow' }, { name: 'شادية' }, { name: 'June Harlan' }];
    expect(wordsOf({ acts })).toMatchObject({
      artist: 'featuring Cody Reed',
      acts: 'with Hank Snow, \u2068شادية\u2069 and June Harlan',
    });
    expect(wordsOf()).not.toHaveProperty('acts');
  });

  it.each([
    ['cancelled', 'Cancelled'],
    ['postponed', 'Postponed'],
  ] as const)('says that a show is %s', (status, word) => {
    expect(wordsOf({ status }).status).toBe(word);
  });

  it('takes a message of several lines, and none of blanks', () => {
    expect(wordsOf({}, 'No cover.\nBring your boots.').message).toBe('No cover.\nBring your boots.');
    expect(wordsOf({}, ' \n ').message).toBeUndefined();
  });

  it("leads to the event's own address", () => {
    expect(contentOf().link).toBe('https://rusty-spur.example/events/12');
  });
});
