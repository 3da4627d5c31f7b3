import { genreName } from './genre-name';

describe('the name of a genre', () => {
  it.each([
    ['country', 'Country'],
    ['hip-hop', 'Hip-Hop'],
    ['open mic', 'Open Mic'],
    ['r&b', 'R&B'],
    ["rock 'n' roll", "Rock 'n' Roll"],
    ['80s hits', '80s Hits'],
    ['música tejana', 'Música Tejana'],
    ['', ''],
  ])('"%s" reads %s', (genre, name) => expect(genreName(genre)).toBe(name));

  it('is the venue’s own where it has the type', () => {
    expect(genreName('edm', [{ name: 'EDM' }])).toBe('EDM');
  });
});
