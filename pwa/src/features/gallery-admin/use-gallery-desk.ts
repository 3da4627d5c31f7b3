import { useState } from 'react';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { type ChangedPhotos, useManyPhotosCommands } from './use-gallery-commands';

type Photos = readonly ManagedPhoto[];

const idsOf = (photos: Photos): number[] => photos.map(({ id }) => id);

/** Those that a change has settled: all, also those deleted meanwhile, unless it failed on the way. */
const settledOf = (asked: Photos, { photos, failure }: ChangedPhotos): Photos =>
  failure ? asked.filter(({ id }) => idsOf(photos).includes(id)) : asked;

/** The selected photos and what is done to them; what was taken down last can be taken back. */
export const useGalleryDesk = (rows: Photos) => {
  const { approve, takeDown, restore, tag } = useManyPhotosCommands();
  const selection = useSelection(rows);
  const [down, setDown] = useState<Photos>([]);
  const forget = () => setDown([]);
  /** Undo leaves these as they are now. */
  const settle = (photos: Photos) =>
    setDown((before) => before.filter(({ id }) => !idsOf(photos).includes(id)));
  return {
    selection,
    /** What was taken down last, as it was before. */
    down,
    forget,
    settle,
    isPending: approve.isPending || takeDown.isPending || restore.isPending || tag.isPending,
    /** @param onDone gets the photos as they are now */
    approve: (photos: Photos, onDone?: (changed: Photos) => void) =>
      approve.mutate(idsOf(photos), {
        onSuccess: (changed) => {
          const settled = settledOf(photos, changed);
          settle(settled);
          selection.drop(idsOf(settled));
          onDone?.(changed.photos);
        },
      }),
    /** @param onDone gets the photos as they are now */
    takeDown: (photos: Photos, onDone?: (changed: Photos) => void) =>
      takeDown.mutate(photos, {
        onSuccess: (changed) => {
          setDown(settledOf(photos, changed));
          // Undo takes the place of the selection.
          selection.drop(idsOf(photos));
          onDone?.(changed.photos);
        },
      }),
    undo: () => restore.mutate(down, { onSuccess: (changed) => settle(settledOf(down, changed)) }),
    tag: (photos: Photos, tags: { addTags: string[]; removeTags: string[] }, onDone: () => void) =>
      tag.mutate(
        { ids: idsOf(photos), ...tags },
        {
          onSuccess: ({ failure }) => {
            if (failure === null) onDone();
          },
        },
      ),
  };
};

/** Which rows of a list are selected; what is no longer listed is selected no more. */
const useSelection = (rows: Photos) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  /** Selects these no more. */
  const drop = (left: readonly number[]) =>
    setIds((before) => new Set([...before].filter((id) => !left.includes(id))));
  return {
    rows: rows.filter(({ id }) => ids.has(id)),
    has: (id: number) => ids.has(id),
    set: (id: number, isSelected: boolean) =>
      isSelected ? setIds((before) => new Set([...before, id])) : drop([id]),
    drop,
    all: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
};
