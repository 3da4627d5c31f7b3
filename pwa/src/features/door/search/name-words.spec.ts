/** @jest-environment node */
import { nameSearch } from './name-words';

const NAMES = ['Wade Núñez', 'Loretta Hayes', "Conan O'Brien", 'Hayes Wade'];

const find = nameSearch(NAMES.map((name) => ({ name })));
const namesFound = (text: string) => find(text).map(({ name }) => name);

describe('a search in a short list', () => {
  it.each(['', ' ', '-'])('finds nobody for %j', (text) => expect(namesFound(text)).toEqual([]));

  it.each([
    ['wad', ['Wade Núñez', 'Hayes Wade']],
    ['NUNEZ', ['Wade Núñez']],
    ['hay w', ['Hayes Wade']],
    ['brien', ["Conan O'Brien"]],
    ['wade miller', []],
  ])('finds by the beginnings of words, without case and accents: %s', (text, names) => {
    expect(namesFound(text)).toEqual(names);
  });

  it('reads each name once, also of a list that grows', () => {
    const read = new Map<string, string>();
    nameSearch([{ name: 'Wade' }], read);
    read.set('Wade', ' june ');
    expect(nameSearch([{ name: 'Loretta' }, { name: 'Wade' }], read)('june')).toEqual([{ name: 'Wade' }]);
  });

  it('looks inside words when no word begins so', () => {
    expect(namesFound('retta')).toEqual(['Loretta Hayes']);
    expect(namesFound('ade')).toEqual(['Wade Núñez', 'Hayes Wade']);
  });
});
