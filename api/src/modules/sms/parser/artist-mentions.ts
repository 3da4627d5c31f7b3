import { keyWord, type NameForm, type NameForms, nameForms } from './artist-names.js';
import { isCommon } from './vocabulary.js';
import type { KnownArtist } from './event-request.js';
import { isOneLetterChanged, slipsBetween } from './spelling.js';
import type { Token } from './tokens.js';

/** Tokens that may name an artist, `from` to before `to`. */
export interface ArtistMention {
  form: NameForm;
  from: number;
  to: number;
  /** Words of the name that stand there. */
  words: number;
  slips: number;
  safe: boolean;
}

interface Key {
  word: string;
  everyday: boolean;
  index: number;
}

const MOST_PIECES = 6;

/** Every place where an artist may be named, longest first; none overlaps another unless both cover the same tokens equally well. */
export function artistMentions(tokens: readonly Token[], artists: readonly KnownArtist[]): ArtistMention[] {
  const keys = tokens.flatMap((token, index): Key[] => {
    const word = keyWord(token);
    return word === undefined ? [] : [{ word, everyday: isCommon(token), index }];
  });
  const forms = nameForms(artists);
  const near = new NearWords(forms);
  const found = keys.flatMap((_, at) => [
    ...formsAt(keys, at, { forms, near }),
    ...piecesAt(keys, at, forms),
  ]);
  return withoutOverlaps(found.sort(byWeight));
}

function formsAt(
  keys: readonly Key[],
  at: number,
  { forms, near }: { forms: NameForms; near: NearWords },
): ArtistMention[] {
  const first = keys[at];
  if (!first) return [];
  const found: ArtistMention[] = [];
  for (const { word, slips, safe } of near.of(first.word, first.everyday)) {
    for (const form of forms.byFirstWord.get(word) ?? []) {
      const mention = fits(form, keys, at, near);
      if (mention) found.push(mention);
    }
    for (const form of forms.joined.get(word) ?? []) {
      found.push({ form, from: first.index, to: first.index + 1, words: form.words.length, slips, safe });
    }
  }
  return found;
}

function fits(form: NameForm, keys: readonly Key[], at: number, near: NearWords): ArtistMention | undefined {
  const total = { slips: 0, safe: true };
  for (const [offset, word] of form.words.entries()) {
    const key = keys[at + offset];
    const match = key && near.of(key.word, key.everyday).find((candidate) => candidate.word === word);
    if (!match) return undefined;
    total.slips += match.slips;
    total.safe &&= match.safe;
  }
  const letters = form.words.join('').length;
  const safe = total.safe && (total.slips === 0 || letters >= 6 * total.slips);
  return { form, ...spanOf(keys, at, form.words.length), words: form.words.length, slips: total.slips, safe };
}

/** A name torn into pieces: "coy otes". */
function piecesAt(keys: readonly Key[], at: number, { joined }: NameForms): ArtistMention[] {
  const found: ArtistMention[] = [];
  let text = '';
  for (let count = 1; count <= MOST_PIECES && at + count <= keys.length; count++) {
    text += keys[at + count - 1]?.word ?? '';
    if (count === 1) continue;
    for (const form of joined.get(text) ?? []) {
      if (form.words.length !== count)
        found.push({ form, ...spanOf(keys, at, count), words: form.words.length, slips: 0, safe: true });
    }
  }
  return found;
}

const spanOf = (keys: readonly Key[], at: number, count: number): { from: number; to: number } => ({
  from: keys[at]?.index ?? 0,
  to: (keys[at + count - 1]?.index ?? 0) + 1,
});

const weightOf = ({ words, form, slips }: ArtistMention): number =>
  words * 100 + (form.kind === 'name' ? 10 : 0) - slips;

const byWeight = (a: ArtistMention, b: ArtistMention): number => weightOf(b) - weightOf(a);

function withoutOverlaps(mentions: readonly ArtistMention[]): ArtistMention[] {
  const taken = new Map<number, ArtistMention>();
  return mentions.filter((mention) => {
    const owners = new Set<ArtistMention | undefined>();
    for (let index = mention.from; index < mention.to; index++) owners.add(taken.get(index));
    const [owner] = owners;
    if (owners.size > 1 || (owner && !isEqual(owner, mention))) return false;
    for (let index = mention.from; index < mention.to; index++) if (!owner) taken.set(index, mention);
    return true;
  });
}

const isEqual = (a: ArtistMention, b: ArtistMention): boolean =>
  a.from === b.from && a.to === b.to && weightOf(a) === weightOf(b);

/** A word of a name that a written word may stand for. */
interface NearWord {
  word: string;
  slips: number;
  /** A slip that nobody would take for another name. */
  safe: boolean;
}

/** Looks up what a written word may mean among the words of all names, each word once. */
class NearWords {
  private readonly found = new Map<string, readonly NearWord[]>();

  constructor(private readonly forms: NameForms) {}

  /** @param everyday such a word is never a slip */
  of(written: string, everyday: boolean): readonly NearWord[] {
    const before = this.found.get(written);
    if (before) return before;
    const exact = this.forms.words.has(written) ? [{ word: written, slips: 0, safe: true }] : [];
    const near = everyday || written.length < 4 || exact.length > 0 ? exact : this.slipsOf(written);
    this.found.set(written, near);
    return near;
  }

  private slipsOf(written: string): NearWord[] {
    const near: NearWord[] = [];
    const { byEnds } = this.forms;
    const [first, last] = [written.charAt(0), written.at(-1) ?? ''];
    const sameEnd = (byEnds.get(`${last}$`) ?? []).filter((word) => !word.startsWith(first));
    for (const word of [...(byEnds.get(`^${first}`) ?? []), ...sameEnd]) {
      const most = word.length >= 6 ? 2 : 1;
      const slips = slipsBetween(written, word, most);
      if (slips <= most) near.push({ word, slips, safe: isSafe(written, word, slips) });
    }
    return near;
  }
}

/** People hit the first letter; in a short word another letter makes another name. */
function isSafe(written: string, word: string, slips: number): boolean {
  if (written[0] !== word[0]) return false;
  if (slips === 1) return word.length >= 6 || !isOneLetterChanged(written, word);
  return word.length >= 8;
}
