/**
 * The acts with one more, before the first of those who follow it.
 * @param later acts who come after the new one on the bill, in any order
 */
export const billWith = (acts: readonly number[], artistId: number, later: readonly number[]): number[] => {
  const place = acts.findIndex((act) => later.includes(act));
  return acts.toSpliced(place < 0 ? acts.length : place, 0, artistId);
};
