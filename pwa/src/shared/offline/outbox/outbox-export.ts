import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';
import type { OutboxEntry, PhotoRecord } from './outbox-entry';
import { belongsTo, mirroredSession } from '#shared/offline/storage/session-mirror';

/**
 * What this device still holds for the venue of guests and of the person in front, as one JSON file, photos as base64
 * (design §5.6): a way out when a phone cannot send. Sessions and other people's entries are not in it.
 */
export const exportOutbox = async (): Promise<File> => {
  const { entries, photos } = await withOpenDatabase(() =>
    database.transaction('r', database.entries, database.photos, database.settings, async () => {
      const session = await mirroredSession();
      const isTheirs = ({ owner }: OutboxEntry) => belongsTo(owner, session);
      return {
        entries: await database.entries.orderBy('createdAt').filter(isTheirs).toArray(),
        photos: await database.photos.toArray(),
      };
    }),
  );
  const exportedAt = new Date().toISOString();
  const withPhotos = entries.map((entry) => {
    const photo = photos.find(({ entryId }) => entryId === entry.id);
    return { ...entry, photo: photo ? readablePhoto(photo) : null };
  });
  const text = JSON.stringify(
    { format: 'honky-tonk-outbox', version: 1, exportedAt, entries: withPhotos },
    null,
    2,
  );
  return new File([text], `waiting-${exportedAt.slice(0, 10)}.json`, { type: 'application/json' });
};

const readablePhoto = ({ buffer, type, name }: PhotoRecord) => ({ name, type, base64: base64Of(buffer) });

/** In slices, because one call cannot take millions of arguments. */
const base64Of = (buffer: ArrayBuffer): string => {
  const bytes = new Uint8Array(buffer);
  const slice = 0x8000;
  let binary = '';
  for (let start = 0; start < bytes.length; start += slice) {
    binary += String.fromCharCode(...bytes.subarray(start, start + slice));
  }
  return btoa(binary);
};
