import { Readable } from 'node:stream';
import { rowPieces } from './row-pieces.js';

const piecesOf = async (chunks: string[], pieceBytes: number): Promise<string[]> => {
  const pieces = rowPieces(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), pieceBytes);
  return (await Readable.from(pieces).toArray()).map(String);
};

describe('rowPieces', () => {
  it('cuts only where a row ends', async () => {
    expect(await piecesOf(['1\tJu', 'ne\n2\tHa', 'nk\n3\tRuby\n'], 6)).toEqual([
      '1\tJune\n',
      '2\tHank\n3\tRuby\n',
    ]);
  });

  it('lets a row that is longer than a piece stay whole', async () => {
    expect(await piecesOf(['1\t', 'x'.repeat(20), '\n2\t\n'], 4)).toEqual([`1\t${'x'.repeat(20)}\n2\t\n`]);
  });

  it('makes no piece of an empty table', async () => {
    expect(await piecesOf([], 4)).toEqual([]);
  });
});
