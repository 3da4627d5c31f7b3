import type { RowToJudge } from './judged-row.js';

type Place = Pick<RowToJudge, 'id' | 'line'>;

/** Where each value stood first among the rows so far. */
export class EarlierRows {
  private readonly places = new Map<string, Place>();

  /** @returns undefined for a value that no row before had */
  lineOf(value: string): number | undefined {
    return this.places.get(value)?.line;
  }

  add(value: string, { id, line }: Place): void {
    this.places.set(value, { id, line });
  }

  /** Drops what this row and those behind it said: a transaction that was taken back is done again. */
  forgetFrom(firstId: number): void {
    for (const [value, { id }] of this.places) if (id >= firstId) this.places.delete(value);
  }
}
