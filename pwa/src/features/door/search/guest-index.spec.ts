/** @jest-environment node */
import { GuestIndex, type DoorGuest } from './guest-index';

const guestNamed = (name: string, id: number): DoorGuest => ({
  id,
  name,
  tier: 'bronze',
  code: `C0DE${String(id).padStart(12, '0')}`,
  email: 'a…n@example.com',
  emailHash: `abcdef${String(id).padStart(10, '0')}`,
  isNew: false,
});

/** An index of guests with these names; their ids count from one. */
const indexOf = (...names: string[]): GuestIndex => {
  const index = new GuestIndex();
  index.set(names.map((name, at) => guestNamed(name, at + 1)));
  return index;
};

const namesFound = (index: GuestIndex, text: string, most?: number): string[] =>
  index.search(text, most).map(({ name }) => name);

describe('the members a tablet knows', () => {
  it('are added, and replaced by their ids', () => {
    const index = indexOf('Loretta Hayes', 'Conan Lee');
    index.set([{ ...guestNamed('Loretta Young', 1), tier: 'gold' }, guestNamed('Ann Lee', 3)]);
    expect(index.size).toBe(3);
    expect(index.get(1)).toMatchObject({ name: 'Loretta Young', tier: 'gold' });
    expect(namesFound(index, 'loretta')).toEqual(['Loretta Young']);
    expect(namesFound(index, 'hayes')).toEqual([]);
    expect(namesFound(index, 'lee')).toEqual(['Ann Lee', 'Conan Lee']);
  });

  it('are found as they are now when only their tier changed', () => {
    const index = indexOf('Loretta Hayes');
    const promoted: DoorGuest = { ...guestNamed('Loretta Hayes', 1), tier: 'platinum' };
    index.set([promoted]);
    expect(index.search('loretta')).toEqual([promoted]);
  });

  it('are taken as the last of two with one id', () => {
    const index = new GuestIndex();
    index.set([guestNamed('Loretta Hayes', 1), guestNamed('Conan Lee', 1)]);
    expect(index.size).toBe(1);
    expect(namesFound(index, 'loretta')).toEqual([]);
    expect(namesFound(index, 'conan')).toEqual(['Conan Lee']);
  });

  it('are forgotten, and may come back', () => {
    const index = indexOf('Loretta Hayes', 'Loretta Young');
    index.remove([1, 1, 99]);
    expect(index.size).toBe(1);
    expect(index.get(1)).toBeUndefined();
    expect(namesFound(index, 'loretta')).toEqual(['Loretta Young']);
    index.set([guestNamed('Loretta Hayes', 1)]);
    expect(namesFound(index, 'loretta')).toEqual(['Loretta Hayes', 'Loretta Young']);
  });

  it('are found by the code of their card', () => {
    const index = indexOf('Loretta Hayes', 'Conan Lee');
    expect(index.byCode('C0DE000000000002')?.name).toBe('Conan Lee');
    expect(index.byCode('C0DE000000000003')).toBeUndefined();
    index.remove([2]);
    expect(index.byCode('C0DE000000000002')).toBeUndefined();
  });

  it('are found by the hash of their e-mail', () => {
    const index = indexOf('Loretta Hayes', 'Conan Lee');
    expect(index.searchEmailHash('abcdef0000000001').map(({ name }) => name)).toEqual(['Loretta Hayes']);
    expect(index.searchEmailHash('abcdef')).toEqual([]);
    index.set([{ ...guestNamed('Ann Lee', 3), emailHash: 'abcdef0000000001' }]);
    expect(index.searchEmailHash('abcdef0000000001').map(({ id }) => id)).toEqual([3, 1]);
  });
});

describe('a search by name', () => {
  it.each(['', ' ', '\n', '-', '?!', '\uD83D', '\u200D'])('finds nobody for %j', (text) =>
    expect(namesFound(indexOf('Loretta Hayes'), text)).toEqual([]),
  );

  it('finds nobody before members are known', () => expect(namesFound(new GuestIndex(), 'ann')).toEqual([]));

  it.each([
    'loretta',
    'LORETTA HAYES',
    ' hayes  loretta ',
    `${' '.repeat(100)}hayes`,
    'lor hay',
    'hay lor',
    'l h',
    'l hayes',
    'lo',
    'Hayes,Lor',
  ])('finds Loretta Hayes by %j', (text) =>
    expect(namesFound(indexOf('Conan Lee', 'Loretta Hayes', 'Henry Jones'), text)).toEqual(['Loretta Hayes']),
  );

  it('wants every word', () => {
    const index = indexOf('Loretta Hayes', 'Loretta Young', 'Ann Hayes');
    expect(namesFound(index, 'loretta hayes')).toEqual(['Loretta Hayes']);
    expect(namesFound(index, 'loretta hayes miller')).toEqual([]);
    expect(namesFound(index, 'loretta x')).toEqual([]);
  });

  it.each([
    ['José Núñez', 'jose nunez'],
    ['Jose Nunez', 'josé núñez'],
    ['Jose\u0301 Nunez', 'JOSÉ'],
    ['Jürgen Müller', 'muller'],
    ['Jürgen Müller', 'mueller'],
    ['Jurgen Muller', 'müller'],
    ['Łukasz Żak', 'lukasz zak'],
    ['Lukasz Zak', 'łukasz'],
    ['Søren Ås', 'soren as'],
    ['Hans Weiß', 'weiss'],
    ['Hans Weiss', 'WEIẞ'],
    ['Æsa Þórsdóttir', 'aesa thorsdottir'],
    ['İlkay Işık', 'ilkay isik'],
    ['Nguyễn Văn Đức', 'nguyen van duc'],
    ['Алёна Фёдорова', 'алена федорова'],
    ['Νίκος Παππάς', 'ΝΙΚΟΣ παππασ'],
    ['مُحَمَّد علي', 'محمد'],
    ['Ａｎｎ Ｌｅｅ', 'ann lee'],
  ])('forgives accents: %s by %j', (name, text) => {
    expect(namesFound(indexOf('Conan Doyle', name), text)).toEqual([name]);
  });

  it.each([
    ["Conan O'Brien", 'obrien'],
    ["Conan O'Brien", "o'brien"],
    ["Conan O'Brien", 'o’brien'],
    ["Conan O'Brien", 'O Brien'],
    ["Conan O'Brien", 'brien'],
    ['Conan O’Brien', "o'brien"],
    ['Conan OBrien', "o'brien"],
    ["Gina D'Angelo", 'angelo'],
    ['Anne-Marie Lee', 'annemarie'],
    ['Anne-Marie Lee', 'anne marie'],
    ['Anne-Marie Lee', 'marie'],
    ['Annemarie Lee', 'anne-marie'],
    ['A$AP Rocky', 'a$ap'],
    ['AC/DC Fan', 'acdc'],
    ['John Smith (DJ)', 'dj smith'],
    ['Rick 🎸', 'rick'],
    ['Rick🎸', '🎸'],
    ['❤️ Dolly', '❤'],
    ['Dolly ❤', '❤️'],
    ['👩‍🎤 Kim', 'kim 👩‍🎤'],
  ])('finds %s by %j', (name, text) => {
    expect(namesFound(indexOf('Hannah Jones', name, 'Zoe Kimball'), text)).toEqual([name]);
  });

  it.each([
    ['Дмитрий Петров', 'петр дми'],
    ['王小明', '王'],
    ['王小明', '小明'],
    ['王 小明', '王小明'],
    ['田中さくら', 'さくら'],
    ['김철수', '김철'],
    ['रवि कुमार', 'कुमार'],
    ['สมชาย ใจดี', 'ใจดี'],
    ['דוד לוי', 'לוי'],
  ])('reads any script: %s by %j', (name, text) => {
    expect(namesFound(indexOf('Hannah Jones', name), text)).toEqual([name]);
  });

  it('tells vowel signs apart', () => expect(namesFound(indexOf('रवि', 'रीवा'), 'रवि')).toEqual(['रवि']));

  it('finds a part of a name without spaces beside a whole one', () => {
    expect(namesFound(indexOf('王小明', '小明', '陳大文'), '小明')).toEqual(['小明', '王小明']);
  });

  it('looks inside words when no word begins so', () => {
    const index = indexOf('Loretta Hayes', 'Hannah Jones', 'Joanna Lee');
    expect(namesFound(index, 'retta')).toEqual(['Loretta Hayes']);
    expect(namesFound(index, 'anna')).toEqual(['Hannah Jones', 'Joanna Lee']);
    expect(namesFound(index, 'retta hay')).toEqual(['Loretta Hayes']);
  });
});

describe('typing slips', () => {
  it.each([
    ['Loretta', 'loreta'],
    ['Loretta', 'lorettta'],
    ['Loretta', 'lorevta'],
    ['Loretta', 'oretta'],
    ['Loretta', 'lorteta'],
    ['Loretta', 'olretta'],
    ['John', 'jhon'],
    ['John', 'jonh'],
    ['Mary', 'msry'],
    ['Christopher', 'kristopher'],
    ['Christopher', 'chirstoper'],
    ['Christopher', 'christofer'],
    ['Margaret', 'maragret'],
    ['Margaret', 'maragr'],
    ['Дмитрий', 'дмитирй'],
  ])('are forgiven: %s by %j', (name, text) => {
    expect(namesFound(indexOf('Ben Lee', `${name} Hayes`), text)).toEqual([`${name} Hayes`]);
    expect(namesFound(indexOf('Ben Lee', `${name} Hayes`), `${text} hay`)).toEqual([`${name} Hayes`]);
  });

  it.each([
    ['Lee', 'lea'],
    ['John', 'juhm'],
    ['Loretta', 'lovevta'],
    ['Christopher', 'kristofer'],
  ])('are too many: %s by %j', (name, text) => expect(namesFound(indexOf(name), text)).toEqual([]));
});

describe('the order of what is found', () => {
  it('is whole words, beginnings, slips', () => {
    const index = indexOf('Ann Smyth', 'Ann Smithson', 'Zoe Smith', 'Bob Smithers', 'Ann Smith');
    const inOrder = ['Ann Smith', 'Zoe Smith', 'Ann Smithson', 'Bob Smithers', 'Ann Smyth'];
    expect(namesFound(index, 'smith')).toEqual(inOrder);
  });

  it('is so however rare a name is', () => {
    const many = Array.from({ length: 200 }, (_, at) => `John Miller${at}`);
    expect(namesFound(indexOf('Johanna Rare', 'Jon Rare', ...many), 'john', 300).slice(-1)).toEqual([
      'Jon Rare',
    ]);
    expect(namesFound(indexOf('Johnny Rare', ...many), 'john', 300).at(-1)).toBe('Johnny Rare');
  });

  it('counts the words that are whole', () => {
    const index = indexOf('Ann Leeds', 'Anna Leeds', 'Ann Lee', 'Anna Lee');
    expect(namesFound(index, 'ann lee')).toEqual(['Ann Lee', 'Ann Leeds', 'Anna Lee', 'Anna Leeds']);
  });

  it('is one slip before two', () => {
    expect(namesFound(indexOf('Cristoper', 'Cristopher'), 'christopher')).toEqual([
      'Cristopher',
      'Cristoper',
    ]);
  });

  it('does not depend on the order in which members came', () => {
    const names = ['Ann Lee', 'Ann Moe', 'Bob Ann', 'Anna Lee', 'Anne Lee', 'Joanna Lee'];
    const forward = namesFound(indexOf(...names), 'ann');
    expect(namesFound(indexOf(...[...names].reverse()), 'ann')).toEqual(forward);
    expect(forward).toEqual(['Ann Lee', 'Ann Moe', 'Bob Ann', 'Anna Lee', 'Anne Lee']);
  });

  it('is by id between namesakes', () => {
    const index = new GuestIndex();
    index.set([guestNamed('Ann Lee', 7), guestNamed('Ann Lee', 3), guestNamed('ann lée', 5)]);
    expect(index.search('ann').map(({ id }) => id)).toEqual([3, 5, 7]);
  });

  it('is cut to the best', () => {
    const index = indexOf(...Array.from({ length: 50 }, (_, at) => `Ann${50 - at} Lee`), 'Zoe A');
    expect(namesFound(index, 'lee')).toHaveLength(20);
    expect(namesFound(index, 'a', 3)).toEqual(['Zoe A', 'Ann1 Lee', 'Ann10 Lee']);
    expect(namesFound(index, 'lee', 0)).toEqual([]);
  });
});

describe('odd texts', () => {
  it.each([
    'a'.repeat(100_000),
    'ann '.repeat(10_000),
    'a b c d e f g h i j',
    '\uFDFA'.repeat(60),
    '㍿'.repeat(60),
    '👩‍🎤'.repeat(1_000),
    '__proto__',
    'constructor',
    '.*',
    '\\',
  ])('are searched without harm', (text) => {
    expect(namesFound(indexOf('Loretta Hayes'), text)).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString', '   ', '', '-'])('are kept as the name %j', (name) => {
    const index = indexOf(name, 'Loretta Hayes');
    expect(index.search(name).map((guest) => guest.name)).toEqual(/\w/.test(name) ? [name] : []);
    index.set([guestNamed('Conan Lee', 1)]);
    index.remove([1]);
    expect(index.size).toBe(1);
    expect(namesFound(index, 'loretta')).toEqual(['Loretta Hayes']);
  });
});
