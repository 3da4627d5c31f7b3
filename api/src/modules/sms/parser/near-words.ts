import type { NameForms } from './artist-names.js';
import { isOneLetterChanged, slipsBetween } from './spelling.js';

/** A word of a name that a written word may stand for. */
export interface NearWord {
  word: string;
  slips: number;
  /** A slip that nobody would take for another name. */
  safe: boolean;
}

/** Looks up what a written word may mean among the words of all names, each word once. */
export class NearWords {
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
