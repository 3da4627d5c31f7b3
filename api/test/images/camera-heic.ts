import { readFile } from 'node:fs/promises';

const [WIDTH, HEIGHT, TILE] = [4_032, 3_024, 512];
const COLUMNS = Math.ceil(WIDTH / TILE);
const ROWS = Math.ceil(HEIGHT / TILE);
const TILES = Array.from({ length: COLUMNS * ROWS }, (_, tile) => tile + 2);
const GRID = 1;

/** Bytes before the content of a box whose size and type stand in its header. */
const HEADER = 8;

/**
 * A HEIC of 12 megapixels and 1.5 MB as iPhones write it: 48 HEVC tiles under one grid (ISO/IEC 23008-12, 6.6.2.3), here 48
 * copies of the same one.
 */
export const cameraHeic = async (): Promise<Buffer> => {
  const source = await readFile(new URL('./grain-tile.heic', import.meta.url));
  const pixels = boxOf(source, 'mdat').subarray(HEADER);
  const grid = Buffer.concat([bytes(0, 0, ROWS - 1, COLUMNS - 1), u16(WIDTH), u16(HEIGHT)]);
  const kind = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));
  const metaAt = (start: number) => meta(boxOf(source, 'hvcC'), locations(start, grid.length, pixels.length));
  const start = kind.length + metaAt(0).length + HEADER;
  return Buffer.concat([kind, metaAt(start), box('mdat', grid, ...TILES.map(() => pixels))]);
};

const meta = (decoderSettings: Buffer, itemLocations: Buffer): Buffer =>
  fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, u16(GRID)),
    itemLocations,
    fullBox(
      'iinf',
      0,
      u16(TILES.length + 1),
      itemEntry(GRID, 'grid'),
      ...TILES.map((id) => itemEntry(id, 'hvc1')),
    ),
    fullBox('iref', 0, box('dimg', u16(GRID), u16(TILES.length), ...TILES.map(u16))),
    box(
      'iprp',
      box('ipco', decoderSettings, sizeOf(TILE, TILE), sizeOf(WIDTH, HEIGHT)),
      fullBox(
        'ipma',
        0,
        u32(TILES.length + 1),
        Buffer.concat([u16(GRID), bytes(1, 3)]),
        ...TILES.map((id) => Buffer.concat([u16(id), bytes(2, 0x81, 2)])),
      ),
    ),
  );

/** The grid first, then tile after tile, from `start` on. */
const locations = (start: number, gridLength: number, tileLength: number): Buffer =>
  fullBox(
    'iloc',
    0,
    bytes(0x44, 0x00),
    u16(TILES.length + 1),
    extent(GRID, start, gridLength),
    ...TILES.map((id, tile) => extent(id, start + gridLength + tile * tileLength, tileLength)),
  );

const extent = (id: number, at: number, length: number): Buffer =>
  Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(length)]);

/** A tile is hidden: no picture of its own. */
const itemEntry = (id: number, type: string): Buffer =>
  box('infe', bytes(2, 0, 0, id === GRID ? 0 : 1), u16(id), u16(0), Buffer.from(`${type}\0`));

const sizeOf = (width: number, height: number): Buffer => fullBox('ispe', 0, u32(width), u32(height));

/** The first box of this type, header included. */
const boxOf = (file: Buffer, type: string): Buffer => {
  const start = file.indexOf(type) - 4;
  return file.subarray(start, start + file.readUInt32BE(start));
};

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + HEADER), Buffer.from(type), body]);
};

const fullBox = (type: string, version: number, ...content: readonly Buffer[]): Buffer =>
  box(type, bytes(version, 0, 0, 0), ...content);

const bytes = (...values: readonly number[]): Buffer => Buffer.from(values);

const u16 = (value: number): Buffer => bytes(value >> 8, value & 0xff);

const u32 = (value: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};
