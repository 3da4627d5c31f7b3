const NEWLINE = 0x0a;

/** A piece grows to this before it is written: few enough entries, little memory. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Cuts what `COPY … TO STDOUT` says into pieces of whole rows, each fit for a `COPY … FROM STDIN` of its own. A line break
 * in its text format ends a row; one in a value is written as `\n`.
 */
export async function* rowPieces(
  chunks: AsyncIterable<Uint8Array>,
  pieceBytes = PIECE_BYTES,
): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    const end = size < pieceBytes ? 0 : chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) continue;
    waiting[waiting.length - 1] = chunk.subarray(0, end);
    yield Buffer.concat(waiting);
    waiting = [chunk.subarray(end)];
    size = chunk.length - end;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
