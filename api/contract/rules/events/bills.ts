/** Acts on the bill of one show (design §9). */
export const ACTS = { max: 8 } as const;

/** What a request says of the acts; a field that is missing says nothing. */
interface SaidActs {
  artistId?: number | null;
  artistIds?: readonly number[] | null;
}

/**
 * The acts after a request (decision 50): those that it lists, else the one act that it names, who stays with all others when
 * they are the first already.
 * @param before ids in order
 */
export const billAfter = (before: readonly number[], { artistId, artistIds }: SaidActs): number[] => {
  if (artistIds !== undefined) return [...(artistIds ?? [])];
  if (artistId === undefined || artistId === before[0]) return [...before];
  return artistId === null ? [] : [artistId];
};

/** Names as a sentence says them: "June Harlan, Hank Snow and Patsy Vale"; empty without one. */
export const namesInWords = (names: readonly string[]): string => {
  const last = names.slice(-1).join('');
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
};
