import sharp, { type Sharp } from 'sharp';
import { drawQuarters, drawScene } from '#test/images/drawn-images.js';
import { MAX_DISTANCE, perceptualHash, PLAIN } from './photo-likeness.js';

const picture = (seed: number): Promise<Buffer> => drawScene(seed).jpeg({ quality: 92 }).toBuffer();

const distance = async (one: Buffer, other: Buffer): Promise<number> => {
  const bits = BigInt.asUintN(64, (await perceptualHash(one)) ^ (await perceptualHash(other)));
  return bits.toString(2).replaceAll('0', '').length;
};

describe('what a picture looks like', () => {
  it.each<[string, (image: Sharp) => Sharp]>([
    ['saved again at a third of the quality', (image) => image.jpeg({ quality: 30 })],
    ['a thumbnail of 320 pixels', (image) => image.resize(320).webp({ quality: 75 })],
    ['enlarged', (image) => image.resize(1600).jpeg()],
    ['a PNG', (image) => image.png()],
    ['a little brighter', (image) => image.modulate({ brightness: 1.1 }).jpeg()],
    ['grey', (image) => image.greyscale().jpeg()],
  ])('is nearly the same of a copy: %s', async (_, change) => {
    const original = await picture(3);

    expect(await distance(original, await change(sharp(original)).toBuffer())).toBeLessThanOrEqual(
      MAX_DISTANCE,
    );
  });

  it('tells twelve different scenes apart', async () => {
    const scenes = await Promise.all(Array.from({ length: 12 }, (_, seed) => picture(seed + 1)));
    for (const [index, one] of scenes.entries())
      for (const other of scenes.slice(index + 1))
        expect(await distance(one, other)).toBeGreaterThan(MAX_DISTANCE);
  });

  it('tells a picture from its mirror image', async () => {
    const original = await drawQuarters().jpeg().toBuffer();

    expect(await distance(original, await sharp(original).flop().toBuffer())).toBeGreaterThan(MAX_DISTANCE);
  });

  it('says nothing of a plain wall', async () => {
    const wall = (color: string) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
        .jpeg()
        .toBuffer();

    expect([await perceptualHash(await wall('#7a1e22')), await perceptualHash(await wall('#fff'))]).toEqual([
      PLAIN,
      PLAIN,
    ]);
  });

  it('fits a signed number of 64 bits', async () => {
    for (let seed = 1; seed < 12; seed += 1) {
      const hash = await perceptualHash(await picture(seed));
      expect(BigInt.asIntN(64, hash)).toBe(hash);
    }
  });
});
