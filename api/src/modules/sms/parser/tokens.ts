import { isEverydayWord, words } from './vocabulary.js';

/** A word, a number or one mark of the message. */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'break';
  /** Plain lower case; a number keeps its digits or its word. */
  text: string;
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

const valued = (text: string): [string, number][] => words(text).map((word, value) => [word, value]);

/** Numbers as people write them out, as far as clocks and calendars need them; Spanish hours too. */
const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...valued(`
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`),
  ...valued('cero uno dos tres cuatro cinco seis siete ocho nueve diez').slice(3),
  ...Object.entries({ thirty: 30, forty: 40, fourty: 40, fifty: 50 }),
]);
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...valued(`
    zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth
    eighteenth nineteenth twentieth`),
  ...Object.entries({ thirtieth: 30, twelth: 12, nineth: 9, fith: 5 }),
]);

/** What stands for which word: spellings so usual that they are no mistakes. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  `about: bout abt | afternoon: arvo tarde | and: n nd y | around: aroun arnd | because: cuz coz cus bc bcuz | before: b4 | can: cna |
  evening: evenin evning | forget: 4get | jr: junior | midnight: midnite medianoche | next: nxt proximo proxima |
  night: nite nites nght nihgt noche | noon: midday mediodia noonish | oclock: clock | play: plya paly | please: pls plz plse | this: dis este esta |
  today: tday todya 2day | tonight: tonite tonigt tonihgt tnite tnight tonght 2nite 2night 2nt 2nght |
  tomorrow: tmrw tmr tmw tmrrw tmmrw tmoro tomo tomoro tomorow tommorow tommorrow tomorro tomarrow tommorw manana |
  tomorrow: 2moro 2morow 2morro 2morrow 2mrw 2mro 2mw 2mr | until: till til hasta thru through | week: wk | weeks: wks |
  weekend: wknd wkend`
    .split('|')
    .map((entry) => entry.split(':').map(words))
    .flatMap(([[word = ''] = [], others = []]) => others.map((other): [string, string] => [other, word])),
);

const APOSTROPHES = "'’‘´ʼ`";
/** Accents that stand alone, joiners and the like. */
const INVISIBLE = '\\p{M}\\p{Cf}';
const UNWRITTEN = new RegExp(`[${INVISIBLE}${APOSTROPHES}]`, 'gu');
/** `twenty-first` and `thirty one` are one number. */
const ONES = [...CARDINALS, ...ORDINALS].filter(([, value]) => value > 0 && value < 10);
const TENS_AND_ONES = `(?:twenty|thirty|fou?rty|fifty)[- ](?:${ONES.map(([word]) => word).join('|')})`;
/** `2nite`, `gr8` */
const WITH_DIGITS = '2(?:nite|night|nt|nght|day|mo\\w+|mr\\w*|mw)|4g[eo]t|b4|gr8|l8r?|[wmh]8|str8';
const TOKEN = new RegExp(
  [
    '(?<break>[\\n\\r])',
    `(?<word>(?:${TENS_AND_ONES}|${WITH_DIGITS})(?![\\p{L}\\d])|\\p{L}[\\p{L}${INVISIBLE}${APOSTROPHES}]*)`,
    `(?<number>[\\d０-９][\\d０-９${INVISIBLE}]*)(?<nth>[${APOSTROPHES}]?(?:st|nd|rd|th)(?!\\p{L}))?`,
    '(?<mark>[\\p{P}\\p{S}])',
  ].join('|'),
  'giu',
);
const MARKS = new Set('/-:.,@$#+&()"<>;?!%=*');
/** Longer words are no words; one ligature can stand for a whole sentence. */
const MOST_LETTERS = 60;

/** Words, numbers ("27th", "twenty-first", "eight") and marks; accents, capitals, what is invisible and emoji are gone. */
export function tokensOf(text: string): Token[] {
  let end = -1;
  return [...text.matchAll(TOKEN)].flatMap(({ 0: written, index, groups = {} }): Token[] => {
    const glued = end >= 0 && text.slice(end, index).replace(UNWRITTEN, '') === '';
    const token = tokenOf(groups, { glued, start: index, end: index + written.length });
    if (!token) return [];
    end = token.kind === 'break' ? -1 : token.end;
    return [token];
  });
}

type Groups = Record<string, string | undefined>;
type Place = Pick<Token, 'glued' | 'start' | 'end'>;

function tokenOf({ word, number, nth, mark }: Groups, place: Place): Token | undefined {
  if (mark !== undefined) return markOf(mark, place);
  if (number !== undefined) {
    const text = plain(number);
    return { kind: 'number', text, value: Number(text), ordinal: nth !== undefined, ...place };
  }
  if (word === undefined) return { kind: 'break', text: '\n', ...place };
  // "we're" is not "were", nor "we'd" a day; nothing is spelled with three of one letter: "plsss" is "pls".
  const letters = plain(word.replace(/^we['’](?:re|d)$/i, 'we')).replace(/(.)\1\1+/gu, '$1');
  const isWithoutG = letters.endsWith('in') && isEverydayWord(`${letters}g`);
  const text = SPELLINGS.get(letters) ?? (isWithoutG ? `${letters}g` : letters);
  const read = numberIn(text);
  if (read) return { kind: 'number', text, spelled: true, ...read, ...place };
  return { kind: 'word', text, apostrophe: /['’‘´ʼ`]/.test(word), ...place };
}

function numberIn(text: string): Pick<Token, 'value' | 'ordinal'> | undefined {
  const [first = '', ones] = text.split(/[- ]/);
  const last = ones ?? first;
  const value = CARDINALS.get(last) ?? ORDINALS.get(last);
  const tens = ones === undefined ? 0 : (CARDINALS.get(first) ?? 0);
  return value === undefined ? undefined : { value: tens + value, ordinal: ORDINALS.has(last) };
}

const plain = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(UNWRITTEN, '').slice(0, MOST_LETTERS);

/** A mark that the parser reads; `&` is a word. */
function markOf(mark: string, place: Place): Token | undefined {
  const text = '“”„«»'.includes(mark) ? '"' : '‐‑‒–—−'.includes(mark) ? '-' : mark.normalize('NFKD');
  if (!MARKS.has(text)) return undefined;
  return text === '&' ? { kind: 'word', text: 'and', ...place } : { kind: 'mark', text, ...place };
}
