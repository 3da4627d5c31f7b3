import { words } from './word-set.js';

const numbered = (text: string): [string, number][] => words(text).map((word, value) => [word, value]);

/** Numbers as people write them out, as far as clocks and calendars need them; Spanish hours too. */
export const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered(`
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  `),
  ...numbered('cero uno dos tres cuatro cinco seis siete ocho nueve diez').slice(3),
  ...Object.entries({ thirty: 30, forty: 40, fourty: 40, fifty: 50 }),
]);

export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered(`
    zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth
    eighteenth nineteenth twentieth
  `),
  ...Object.entries({ thirtieth: 30, twelth: 12, nineth: 9, fith: 5 }),
]);

const spelled = (spellings: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(spellings).flatMap(([word, others]) =>
      words(others).map((other): [string, string] => [other, word]),
    ),
  );

/** Words that are written with a digit in them. */
export const GLUED_WORDS = spelled({
  tonight: '2nite 2night 2nt 2nght',
  today: '2day',
  tomorrow: '2moro 2morow 2morro 2morrow 2mrw 2mro 2mw 2mr',
  before: 'b4',
  forget: '4get',
  forgot: '4got',
  ...Object.fromEntries(words('gr8 l8 l8r w8 m8 h8 str8').map((word) => [word, word])),
});

/** Spellings so usual that they are no mistakes. */
export const SPELLINGS = spelled({
  tonight: 'tonite tonigt tonihgt tnite tnight tonght 2nite',
  today: 'tday todya',
  tomorrow:
    'tmrw tmr tmw tmrrw tmmrw tmoro tomo tomoro tomorow tommorow tommorrow tomorro tomorrrow tomarrow tommorw manana',
  night: 'nite nites nght nihgt noche',
  nights: 'nitez',
  midnight: 'midnite medianoche',
  noon: 'midday mediodia',
  evening: 'evenin evning',
  afternoon: 'arvo tarde',
  and: 'n nd y',
  or: 'o',
  about: 'bout abt',
  around: 'aroun arnd',
  until: 'till til hasta thru through',
  this: 'dis este esta',
  next: 'nxt proximo proxima',
  please: 'pls plz plse',
  week: 'wk',
  weeks: 'wks',
  weekend: 'wknd wkend',
  before: 'b4',
  oclock: 'clock',
  gonna: 'gna gunna gon',
  because: 'cuz coz cus bc bcuz',
  jr: 'junior',
  finna: 'fina',
  boutta: 'bouta',
});
