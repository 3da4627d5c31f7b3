import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Venue } from '#support/venue';

/** A photo of the gallery, as staff would have added it. */
export interface HungPhoto {
  caption: string | null;
  eventId: number;
  tags?: string[];
  /** Hours before now at which it was added; the first photo of a list unless told. */
  hoursAgo?: number;
  isApproved?: boolean;
}

/** What is stored of one picture, by the ends of the names. */
interface PictureFiles {
  sizes: { end: string; bytes: Buffer }[];
  placeholder: string;
  width: number;
  height: number;
}

/** Puts photos into the gallery, files and all, straight into the database. @returns their ids, in the same order */
export const hangPhotos = async (venue: Venue, photos: readonly HungPhoto[]): Promise<number[]> => {
  await mkdir(venue.uploads, { recursive: true });
  const ids: number[] = [];
  for (const [index, photo] of photos.entries()) {
    const files = await drawPicture(index, index % 3 === 2 ? [960, 1280] : [1280, 960]);
    const name = nameOf(randomUUID());
    for (const { end, bytes } of files.sizes) await writeFile(join(venue.uploads, name + end), bytes);
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, description, tags, is_approved,
         uploaded_at, width, height, placeholder, sizes_ready)
       VALUES ($1, $2, 'IMG_0042.JPG', 1, 'image/jpeg', $3, $4, $5, now() - $6 * interval '1 hour', $7, $8, $9, true)
       RETURNING id`,
      [
        photo.eventId,
        `${name}.jpg`,
        photo.caption,
        JSON.stringify(photo.tags ?? []),
        photo.isApproved ?? true,
        photo.hoursAgo ?? index,
        files.width,
        files.height,
        files.placeholder,
      ],
    );
    ids.push(row?.id ?? 0);
  }
  return ids;
};

/**
 * Fills the gallery with photos numbered from 1, a minute apart, the highest number the newest: each has files of its own
 * name, and the files are links to so many real pictures.
 */
export const fillGallery = async (venue: Venue, count: number, pictures: number): Promise<void> => {
  await mkdir(venue.uploads, { recursive: true });
  const run = randomUUID();
  const drawn: { place: string; files: PictureFiles }[] = [];
  for (let index = 0; index < pictures; index += 1) {
    const files = await drawPicture(index, SHAPES[index % SHAPES.length] ?? [1280, 960]);
    const place = join(venue.uploads, `drawn-${run}-${index}`);
    for (const { end, bytes } of files.sizes) await writeFile(place + end, bytes);
    drawn.push({ place, files });
  }
  const rows = Array.from({ length: count }, (_, index) => {
    const picture = drawn[index % drawn.length];
    if (!picture) throw new Error('No picture was drawn.');
    return { number: index + 1, name: nameOf(`${run} ${index}`), ...picture };
  });
  for (const { name, place, files } of rows)
    await Promise.all(files.sizes.map(({ end }) => link(place + end, join(venue.uploads, name + end))));
  await venue.sql(
    `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, description, tags, uploaded_at,
       width, height, placeholder, sizes_ready)
     SELECT (SELECT min(id) FROM events), name || '.jpg', 'x.jpg', 1, 'image/jpeg', 'Photo No. ' || number,
       CASE number % 3 WHEN 0 THEN '[]' WHEN 1 THEN '["stage", "band"]' ELSE '["crowd", "hats", "neon"]' END::jsonb,
       now() - ($6 - number) * interval '1 minute', width, height, placeholder, true
     FROM unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::text[]) photo (number, name, width, height, placeholder)`,
    [
      rows.map(({ number }) => number),
      rows.map(({ name }) => name),
      rows.map(({ files }) => files.width),
      rows.map(({ files }) => files.height),
      rows.map(({ files }) => files.placeholder),
      count,
    ],
  );
  await venue.sql('ANALYZE event_photos');
};

type Size = readonly [width: number, height: number];

/** Half as long as the largest size: many of them are drawn, and a picture is never made larger. */
const SHAPES: Size[] = [
  [640, 480],
  [480, 640],
  [640, 426],
  [640, 360],
];

/** Lights and people are much like coarse noise over a gradient: so heavy are photos too. */
const drawPicture = async (seed: number, [width, height]: Size): Promise<PictureFiles> => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 36 };
  const grain = await sharp({
    create: { width: width / 8, height: Math.round(height / 8), channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  const hue = (seed * 47) % 360;
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="g"><stop offset="0" stop-color="hsl(${hue} 80% 60%)"/><stop offset="1" stop-color="hsl(${hue} 70% 12%)"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#g)" fill-opacity="0.75"/></svg>`;
  const { data, info } = await sharp(
    await sharp(grain).resize(width, height, { fit: 'fill' }).png().toBuffer(),
  )
    .composite([{ input: Buffer.from(light) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const webp = (side: number, quality: number) =>
    picture()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 0 })
      .toBuffer();
  return {
    sizes: [
      { end: '-320.webp', bytes: await webp(320, 75) },
      { end: '-480.webp', bytes: await webp(480, 72) },
      { end: '-1280.webp', bytes: await webp(1280, 60) },
      { end: '.jpg', bytes: await picture().jpeg({ quality: 60 }).toBuffer() },
    ],
    placeholder: `data:image/webp;base64,${(await webp(16, 30)).toString('base64')}`,
    width,
    height,
  };
};

/** As uploads are named. */
const nameOf = (text: string): string => `photo-${createHash('md5').update(text).digest('hex')}`;
