/** Marks of a JPEG's header (ITU-T T.81, table B.1). */
const MARKER = {
  baseline: 0xc0,
  extended: 0xc1,
  huffman: 0xc4,
  scan: 0xda,
  quantization: 0xdb,
  restartInterval: 0xdd,
  comment: 0xfe,
} as const;

/** Blocks that one unit of a scan with several components may hold (T.81, B.2.3). */
const MOST_BLOCKS = 10;

interface Component {
  blocks: number;
  quantization: number;
}

/**
 * What the segments of a JPEG have defined so far, each judged by what a decoder demands of it (ITU-T T.81, B.2). Segments
 * that this does not know, progressive frames among them, are not judged: it says no.
 */
export class JpegTables {
  hasScan = false;
  private readonly quantization = new Set<number>();
  /** Class and number in one byte, as scans and tables write them. */
  private readonly huffman = new Set<number>();
  private components?: ReadonlyMap<number, Component>;

  /**
   * Takes the next segment in.
   * @param content without its mark and length
   * @returns false for one that a decoder may refuse
   */
  read(marker: number, content: Buffer): boolean {
    switch (marker) {
      case MARKER.quantization:
        return this.readQuantization(content);
      case MARKER.huffman:
        return this.readHuffman(content);
      case MARKER.baseline:
      case MARKER.extended:
        return this.readFrame(content);
      case MARKER.scan:
        return this.readScan(content);
      case MARKER.restartInterval:
        return content.length === 2;
      default:
        return marker >= 0xe0 && marker <= MARKER.comment;
    }
  }

  private readQuantization(content: Buffer): boolean {
    let at = 0;
    while (at < content.length) {
      const [precision, table] = halves(content[at]);
      if (precision > 1 || table > 3) return false;
      this.quantization.add(table);
      at += 1 + 64 * (precision + 1);
    }
    return at === content.length && at > 0;
  }

  private readHuffman(content: Buffer): boolean {
    let at = 0;
    while (at < content.length) {
      const [kind, table] = halves(content[at]);
      const counts = [...content.subarray(at + 1, at + 17)];
      const values = counts.reduce((sum, count) => sum + count, 0);
      const symbols = content.subarray(at + 17, at + 17 + values);
      if (kind > 1 || table > 3 || values === 0 || values > 256 || !codesFit(counts)) return false;
      if (kind === 0 && symbols.some((symbol) => symbol > 15)) return false;
      this.huffman.add((kind << 4) | table);
      at += 17 + values;
    }
    return at === content.length && at > 0;
  }

  private readFrame(content: Buffer): boolean {
    const count = content[5] ?? 0;
    if (this.components || content.length !== 6 + 3 * count || ![1, 3, 4].includes(count)) return false;
    const hasSize = content.readUInt16BE(1) > 0 && content.readUInt16BE(3) > 0;
    const components = new Map<number, Component>();
    for (let at = 6; at < content.length; at += 3) {
      const [across, down] = halves(content[at + 1]);
      if (!isSampling(across) || !isSampling(down)) return false;
      components.set(content[at] ?? 0, { blocks: across * down, quantization: content[at + 2] ?? 0 });
    }
    this.components = components;
    return content[0] === 8 && hasSize && components.size === count;
  }

  private readScan(content: Buffer): boolean {
    const count = content[0] ?? 0;
    if (count < 1 || content.length !== 4 + 2 * count) return false;
    let blocks = 0;
    for (let at = 1; at < 1 + 2 * count; at += 2) {
      const component = this.components?.get(content[at] ?? -1);
      const [dc, ac] = halves(content[at + 1]);
      if (!component || !this.quantization.has(component.quantization)) return false;
      if (!this.huffman.has(dc) || !this.huffman.has(0x10 | ac)) return false;
      blocks += component.blocks;
    }
    this.hasScan = true;
    return count === 1 || blocks <= MOST_BLOCKS;
  }
}

const halves = (byte = 0): [number, number] => [byte >> 4, byte & 0x0f];

const isSampling = (factor: number): boolean => factor >= 1 && factor <= 4;

/** Whether there are as many codes of each length as a table may have; none is all ones (T.81, C). */
const codesFit = (counts: readonly number[]): boolean => {
  let code = 0;
  return counts.every((count, index) => {
    code = (code << 1) + count;
    return code < 2 ** (index + 1);
  });
};
