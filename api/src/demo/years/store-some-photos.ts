import type { Client } from 'pg';
import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { keysOfFilename } from '#src/modules/photos/files/photo-names.js';

/** What the first screens of the gallery show. */
const SOME = 300;

/** The latest photos that are rows alone, and in turn a photo that has files to copy. */
const PAIRS = `
  WITH real AS (
    SELECT filename, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS many
      FROM event_photos WHERE in_gallery AND description NOT LIKE 'Long haul%'
  ), latest AS (
    SELECT filename, row_number() OVER () AS place FROM (
      SELECT filename FROM event_photos WHERE description LIKE 'Long haul%' ORDER BY uploaded_at DESC LIMIT ${SOME}) photo
  )
  SELECT latest.filename AS name, real.filename AS source FROM latest JOIN real ON real.place = latest.place % real.many`;

/** Gives the latest of the made-up photos the pictures of the demo's own. @returns how many have some now */
export const storeSomePhotos = async (client: Client, storage: FileStorage): Promise<number> => {
  const { rows } = await client.query<{ name: string; source: string }>(PAIRS);
  for (const { name, source } of rows) {
    const [to, from] = [keysOfFilename(name), keysOfFilename(source)];
    if (!to || !from) continue;
    for (const size of ['thumbnail', 'card', 'screen'] as const)
      await storage.put(to[size], await storage.bytes(from[size]), 'image/webp');
    await storage.put(to.download, await storage.bytes(from.download), 'image/jpeg');
  }
  return rows.length;
};
