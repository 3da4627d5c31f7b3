import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { withFullNames } from './full-names.js';
import { bareText, hasAbsent } from './reasons.js';

const june = { id: 1, name: 'June Calloway' };
const wade = { id: 2, name: 'Wade Tucker' };
const tammy = { id: 3, name: 'Tammy Tucker' };
const duo = { id: 4, name: 'Lone Pine Duo' };
const context = {
  now: new Date('2026-11-18T21:00:00Z'),
  timeZone: 'America/Chicago',
  artists: [june, wade, tammy, duo],
  eventTypes: [],
};
const read = (text: string) => parseEventRequest(text, context);
const bare = (text: string) =>
  bareText(text, { date: '2026-12-08', time: '20:00', artist: wade, acts: [wade, tammy] }, read);

describe('what a text says besides why', () => {
  it.each([
    ['make that 7, kids bedtime lol', 'make that 7,'],
    ['can we do 9 instead my sitter is sick', 'can we do 9 instead'],
    ['i have choir til 8:30. can i do 9', 'can i do 9'],
    ['make it 9 if my sitter can stay', 'make it 9 if my sitter can stay'],
    ['make it 9, the guys get off work at 7', 'make it 9,'],
    ['make it the 9th, we got it 7 til 10', 'make it the 9th, we got it 7 til 10'],
    ['make it 9, the guys get off work at 8', 'make it 9, the guys get off work at 8'],
    ["make it 9, i'll ask the band first", "make it 9, i'll ask the band first"],
    ['make it 9, June is better at 10', 'make it 9, June is better at 10'],
  ])('%j is %j', (text, told) => expect(bare(text)).toMatchObject({ text: told, refuses: false }));

  it.each([
    ["can't do it that day, Jan 6?", 'Jan 6?'],
    ['8 is too early, 9?', '9?'],
    ['i meant Jan 16, got a wedding on the 8th', 'i meant Jan 16,'],
    ['i told you 8 but i meant 9', 'but i meant 9'],
  ])('%j refuses what stands, for %j', (text, told) =>
    expect(bare(text)).toMatchObject({ text: told, refuses: true }),
  );

  it('may be that one act of a bill cannot play', () => {
    const told = bare('just Wade Tucker, Tammy is sick');
    expect(told).toMatchObject({ text: 'just Wade Tucker,', absent: [tammy.id] });
    expect(hasAbsent(read('Wade Tucker Dec 8 8pm'), told)).toBe(false);
    expect(hasAbsent(read('Wade Tucker and Tammy Tucker Dec 8 8pm'), told)).toBe(true);
  });
});

describe('a part of a name', () => {
  it.each([
    ['its only gonna be Wade', 'its only gonna be Wade Tucker'],
    ['no thats the duo', 'no thats Lone Pine Duo'],
    ['Tucker', 'Tucker'],
    ['a duo', 'a duo'],
  ])('of an act of the conversation means it: %j', (text, meant) =>
    expect(withFullNames(text, [wade, tammy, duo], read)).toBe(meant),
  );
});
