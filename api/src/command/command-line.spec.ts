import { commandLine } from './command-line.js';

describe('the command line', () => {
  const say = (names: number, ...args: string[]) =>
    commandLine('Name one file', { members: { type: 'boolean' } }, { names, args });

  it('is read with its options and as many names as the command takes', () => {
    expect(say(1, 'shows.csv', '--members')).toMatchObject({
      positionals: ['shows.csv'],
      values: { members: true },
    });
    expect(say(1).positionals).toEqual([]);
  });

  it.each([
    [1, ['shows.csv', 'more-shows.csv']],
    [0, ['june@example.com']],
    [1, ['shows.csv', '--member']],
  ])('is refused with what a command of %d names would pass over: %j', (names, args) => {
    expect(() => say(names, ...args)).toThrow('Name one file');
  });
});
