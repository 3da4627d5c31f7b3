import type { Client } from 'pg';
import { cardPicture } from '#contract/events.js';
import { keysOfFilename } from '#src/modules/photos/files/photo-names.js';

/** A stored file that some row names. */
export interface NamedFile {
  key: string;
  /** False where the file may rightly not be there, such as a size that is not made yet. */
  isNeeded: boolean;
  /** What may be read in its place: an original goes once its sizes are made, which a snapshot does not see. */
  standIn?: string;
}

interface PhotoRow {
  filename: string;
  originalKey: string | null;
  isReady: boolean;
}

const ADDRESS = '/uploads/';

/** Columns that hold addresses of pictures and recordings. */
const ADDRESSES = `
  SELECT logo_url AS address FROM venue
  UNION SELECT image_url FROM events
  UNION SELECT profile_image FROM artists
  UNION SELECT demo_file FROM artists
  UNION SELECT profile_image FROM users`;

/** Every stored file that the rows name, as of the client's snapshot, by key. */
export const findNamedFiles = async (client: Client): Promise<Map<string, NamedFile>> => {
  const photos = await client.query<PhotoRow>(
    `SELECT filename, original_key AS "originalKey", sizes_ready AS "isReady" FROM event_photos ORDER BY id`,
  );
  const addresses = await client.query<{ address: string }>(
    `SELECT address FROM (${ADDRESSES}) named WHERE starts_with(address, '${ADDRESS}') ORDER BY address`,
  );
  const files = [...photos.rows.flatMap(filesOfPhoto), ...addresses.rows.flatMap(filesOfAddress)];
  return new Map(files.map((file) => [file.key, file]));
};

/** Until its sizes are made a photo has its original, and mostly a first thumbnail. The original comes first: it may go. */
const filesOfPhoto = ({ filename, originalKey, isReady }: PhotoRow): NamedFile[] => {
  const keys = keysOfFilename(filename);
  if (!keys) return [{ key: filename, isNeeded: true }];
  const { thumbnail, card, screen, download } = keys;
  return [
    ...(originalKey === null || isReady ? [] : [{ key: originalKey, isNeeded: true, standIn: download }]),
    { key: card, isNeeded: false },
    ...[thumbnail, screen, download].map((key) => ({ key, isNeeded: isReady })),
  ];
};

const filesOfAddress = ({ address }: { address: string }): NamedFile[] => {
  const key = address.slice(ADDRESS.length);
  const card = cardPicture(key);
  return [{ key, isNeeded: true }, ...(card === key ? [] : [{ key: card, isNeeded: false }])];
};
