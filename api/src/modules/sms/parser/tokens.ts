import { words, wordSet } from './vocabulary.js';

/** A word, a number or one mark of the message. */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'break';
  /** Plain lower case; a number keeps its digits or its word. */
  text: string;
  /** Of a number. */
  value?: number;
  /** `27th`, `fourth` */
  ordinal?: boolean;
  /** Written as a word. */
  spelled?: boolean;
  /** Written with an apostrophe, which is dropped. */
  apostrophe?: boolean;
  /** Follows the token before without white space. */
  glued: boolean;
  start: number;
  end: number;
}

const numbered = (text: string): [string, number][] => words(text).map((word, value) => [word, value]);

/** Numbers as people write them out, as far as clocks and calendars need them; Spanish hours too. */
const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered(`
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  `),
  ...numbered('cero uno dos tres cuatro cinco seis siete ocho nueve diez').slice(3),
  ...Object.entries({ thirty: 30, forty: 40, fourty: 40, fifty: 50 }),
]);

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered(`
    zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth
    eighteenth nineteenth twentieth
  `),
  ...Object.entries({ thirtieth: 30, twelth: 12, nineth: 9, fith: 5 }),
]);

/** What stands for which word: spellings so usual that they are no mistakes. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tonight: 'tonite tonigt tonihgt tnite tnight tonght 2nite 2night 2nt 2nght',
    today: 'tday todya 2day',
    tomorrow: `
      tmrw tmr tmw tmrrw tmmrw tmoro tomo tomoro tomorow tommorow tommorrow tomorro tomarrow tommorw manana 2moro 2morow 2morro 2morrow 2mrw 2mro 2mw 2mr
    `,
    night: 'nite nites nght nihgt noche',
    nights: 'nitez',
    midnight: 'midnite medianoche',
    noon: 'midday mediodia',
    evening: 'evenin evning',
    afternoon: 'arvo tarde',
    and: 'n nd y',
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
    forget: '4get',
    forgot: '4got',
  }).flatMap(([word, others]) => words(others).map((other): [string, string] => [other, word])),
);

/** Words that are written with a digit: `2nite`, `gr8`. */
const WITH_DIGITS = '2(?:nite|night|nt|nght|day|mo\\w+|mr\\w*|mw)|4g[eo]t|b4|gr8|l8r?|[wmh]8|str8';
const APOSTROPHES = "'’‘´ʼ`";
/** Accents that stand alone, joiners and the like. */
const INVISIBLE = '\\p{M}\\p{Cf}';
const TOKEN = new RegExp(
  `(?<break>[\\n\\r])|(?<word>(?:${WITH_DIGITS})(?![\\p{L}\\d])|\\p{L}[\\p{L}${INVISIBLE}${APOSTROPHES}]*)|` +
    `(?<number>[\\d０-９][\\d０-９${INVISIBLE}]*)(?<nth>[${APOSTROPHES}]?(?:st|nd|rd|th)(?!\\p{L}))?|(?<mark>[\\p{P}\\p{S}])`,
  'giu',
);
const UNWRITTEN = new RegExp(`[${INVISIBLE}${APOSTROPHES}]`, 'gu');
const MARKS = new Set('/-:.,@$#+&()"<>;?!%=*');
/** Longer words are no words; one ligature can stand for a whole sentence. */
const MOST_LETTERS = 60;
const MOST_DIGITS = 9;

/**
 * The message as tokens, numbers read ("27th", "twenty-first", "eight"): full width, accents, capitals and curly marks are
 * gone, invisible characters too; emoji and other symbols count as spaces.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: written, index, groups = {} } of text.matchAll(TOKEN)) {
    const glued = end >= 0 && text.slice(end, index).replace(UNWRITTEN, '') === '';
    const token = tokenOf(groups, { glued, start: index, end: index + written.length });
    if (!token) continue;
    tokens.push(token);
    end = token.kind === 'break' ? -1 : token.end;
    joinTens(tokens);
  }
  return tokens;
}

function tokenOf(
  { word, number, nth, mark }: Record<string, string | undefined>,
  place: Pick<Token, 'glued' | 'start' | 'end'>,
): Token | undefined {
  if (mark !== undefined) return markOf(mark, place);
  if (number !== undefined) {
    const text = plain(number);
    const value = text.length > MOST_DIGITS ? Infinity : Number(text);
    return { kind: 'number', text, value, ordinal: nth !== undefined, ...place };
  }
  if (word === undefined) return { kind: 'break', text: '\n', ...place };
  const letters = withoutEcho(plain(word));
  const text = SPELLINGS.get(letters) ?? withG(letters);
  const value = CARDINALS.get(text) ?? ORDINALS.get(text);
  if (value !== undefined)
    return { kind: 'number', text, value, spelled: true, ordinal: ORDINALS.has(text), ...place };
  return { kind: 'word', text, apostrophe: /['’‘´ʼ`]/.test(word), ...place };
}

const plain = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(UNWRITTEN, '').slice(0, MOST_LETTERS);

/** A mark that the parser reads; `&` is a word. */
function markOf(mark: string, place: Pick<Token, 'glued' | 'start' | 'end'>): Token | undefined {
  const text = '“”„«»'.includes(mark) ? '"' : '‐‑‒–—−'.includes(mark) ? '-' : mark.normalize('NFKD');
  if (!MARKS.has(text)) return undefined;
  return text === '&' ? { kind: 'word', text: 'and', ...place } : { kind: 'mark', text, ...place };
}

/** Words that have two of the letter that is drawn out. */
const DOUBLED = wordSet('cool good week too free see soon book need look been hell well all tell still yall');

/** "plsss" is "pls", "goooood" is "good": nothing is spelled with three of one letter. */
function withoutEcho(word: string): string {
  const doubled = word.replace(/(.)\1\1+/gu, '$1$1');
  return doubled === word || DOUBLED.has(doubled) ? doubled : word.replace(/(.)\1\1+/gu, '$1');
}

const VERBS = wordSet(`
  think cancel cancell postpon reschedul mov chang bump switch swap push play perform book ask wonder call look consider start begin com go gett hopp
  try tryn want need plann wait schedul decid check find bring throw do be hav tak mak sing pick rock kick show talk feel say
`);

/** "thinkin" is "thinking". */
const withG = (word: string): string =>
  word.endsWith('in') && VERBS.has(word.slice(0, -2)) ? `${word}g` : word;

/** `twenty-first` and `thirty one` are one number. */
function joinTens(tokens: Token[]): void {
  const ones = tokens.at(-1);
  const dash = tokens.at(-2)?.text === '-';
  const tens = tokens.at(dash ? -3 : -2);
  if (!isSpelledIn(tens, TENS) || !isSpelledIn(ones, ONES) || tens.ordinal) return;
  const value = (tens.value ?? 0) + (ones.value ?? 0);
  const joined = { ...tens, value, text: String(value), ordinal: ones.ordinal, end: ones.end };
  tokens.splice(dash ? -3 : -2, dash ? 3 : 2, joined);
}

const TENS = [20, 30, 40, 50];
const ONES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const isSpelledIn = (token: Token | undefined, values: readonly number[]): token is Token =>
  token?.spelled === true && token.value !== undefined && values.includes(token.value);
