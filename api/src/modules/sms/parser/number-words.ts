const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const FIRSTS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const numbered = (words: readonly string[]): [string, number][] => words.map((word, value) => [word, value]);

/** Numbers as people write them out, as far as clocks and calendars need them; Spanish hours too. */
export const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered(ONES),
  ['thirty', 30],
  ['forty', 40],
  ['fourty', 40],
  ['fifty', 50],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['siete', 7],
  ['ocho', 8],
  ['nueve', 9],
  ['diez', 10],
]);

export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered(FIRSTS),
  ['thirtieth', 30],
  ['twelth', 12],
  ['nineth', 9],
  ['fith', 5],
]);

/** Words that are written with a digit in them. */
export const GLUED_WORDS: ReadonlyMap<string, string> = new Map([
  ...['2nite', '2night', '2nt', '2nght'].map((text): [string, string] => [text, 'tonight']),
  ['2day', 'today'],
  ...['2moro', '2morow', '2morro', '2morrow', '2mrw', '2mro', '2mw', '2mr'].map((text): [string, string] => [
    text,
    'tomorrow',
  ]),
  ['b4', 'before'],
  ['4get', 'forget'],
  ['4got', 'forgot'],
  ...['gr8', 'l8', 'l8r', 'w8', 'm8', 'h8', 'str8'].map((text): [string, string] => [text, text]),
]);

/** Spellings so usual that they are no mistakes. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }).flatMap(([word, others]) => others.split(' ').map((other): [string, string] => [other, word])),
);
