import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Copy, ImagePlus, Images } from 'lucide-react';
import { useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { focusIfFree } from '#shared/ui/dialog/focus-if-free';
import { Button } from '#shared/ui/form/button';
import { WaitingNotice } from '#shared/ui/layout/waiting-notice';
import { isNarrow, ListFilters } from '#shared/ui/list/list-filters';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { choiceIn, keyedChoice, namedChoice, searchIn } from '#shared/ui/list/list-choices';
import {
  isComing,
  lookalikesQuery,
  managedPhotosQuery,
  photoTagsQuery,
} from '#features/gallery-admin/list/gallery-admin.queries';
import type { ManagedPhotosFilter } from '#features/gallery-admin/list/managed-photos-filter';
import { GalleryAdminBar } from '#features/gallery-admin/list/selection-bar';
import { type ListedShow, showLine } from '#features/gallery-admin/photo/event-field';
import { ManagedPhotoTile, STATUS_NAMES } from '#features/gallery-admin/photo/managed-photo-tile';
import { useFileDrop } from '#features/gallery-admin/upload/use-file-drop';
import { GalleryAdminSheets, type OpenSheet } from './gallery-admin-sheets';
import { useGalleryDesk } from './use-gallery-desk';

const TITLE_ID = 'gallery-admin';

const WORDS: ListWords = {
  noun: { one: 'photo', many: 'photos' },
  empty: { icon: Images, title: 'No photos yet.', hint: 'Add the first ones of your last show.' },
  offline: 'Changing the gallery needs a connection. It comes back with yours.',
};

const GRID = {
  '& .private-list': {
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      lg: 'repeat(auto-fill, minmax(13rem, 1fr))',
    },
  },
  // Photos are held over it.
  '&[data-drop]': {
    outline: '2px dashed var(--chakra-colors-accent)',
    outlineOffset: '0.5rem',
    rounded: 'card',
  },
} as const;

interface GalleryAdminProps {
  filter: ManagedPhotosFilter;
  onFilter: (filter: ManagedPhotosFilter) => void;
  /** The shows photos can be of, the last one first. */
  shows: readonly ListedShow[];
}

/** The gallery as staff keep it: add, name, tag, approve, take down (spec §2 "Gallery page"; design §4 "Photos"). */
export const GalleryAdmin = ({ filter, onFilter, shows }: GalleryAdminProps) => {
  const { pages, lookalikes, suggestions } = useManagedPhotos(filter);
  const desk = useGalleryDesk(pages.rows);
  const { selection } = desk;
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const drop = useFileDrop((files) => setSheet({ kind: 'upload', files }));
  const close = () => {
    // By the time an answer closes its dialog, another may be open.
    setSheet((now) => (now === sheet ? null : now));
    // What had the focus may be gone.
    if (document.activeElement === document.body) focusIfFree(document.getElementById(TITLE_ID));
  };
  return (
    <ListPanel
      titleId={TITLE_ID}
      title="Gallery photos"
      tools={
        <Button onClick={() => setSheet({ kind: 'upload', files: [] })}>
          <ImagePlus size={20} aria-hidden /> Add photos
        </Button>
      }
      css={GRID}
      aria-busy={pages.state === 'loading'}
      data-drop={(drop.isOver && !sheet) || undefined}
      {...(sheet ? {} : drop.handlers)}
    >
      {lookalikes.length > 0 && (
        <LookalikesNotice count={lookalikes.length} onCompare={() => setSheet({ kind: 'lookalikes' })} />
      )}
      <GalleryAdminFilters filter={filter} shows={shows} onFilter={onFilter} />
      <PrivateList pages={pages} words={WORDS} isNarrow={isNarrow(filter)} rowHeight="13rem">
        {(photo) => (
          <ManagedPhotoTile
            photo={photo}
            isSelected={selection.has(photo.id)}
            onSelect={(isSelected) => selection.set(photo.id, isSelected)}
            onOpen={() => setSheet({ kind: 'edit', photo })}
          />
        )}
      </PrivateList>
      <GalleryAdminBar
        desk={desk}
        titleId={TITLE_ID}
        shown={pages.rows.length}
        onTag={() => setSheet({ kind: 'tag' })}
      />
      {sheet && (
        <GalleryAdminSheets
          sheet={sheet}
          photos={pages.rows}
          lookalikes={lookalikes}
          desk={desk}
          shows={shows}
          eventId={filter.eventId ?? null}
          suggestions={suggestions}
          onClose={close}
        />
      )}
    </ListPanel>
  );
};

const LookalikesNotice = ({ count, onCompare }: { count: number; onCompare: () => void }) => (
  <WaitingNotice icon={Copy} wrap="wrap" align="center" px="3" py="2" fontWeight="600">
    <chakra.p flex="1 1 12rem" role="status">
      {count === 1 ? '1 photo looks' : `${count} photos look`} like a photo you already have.
    </chakra.p>
    <Button look="outline" onClick={onCompare}>
      Compare
    </Button>
  </WaitingNotice>
);

/** Search, status and event. */
const GalleryAdminFilters = ({ filter, shows, onFilter }: GalleryAdminProps) => (
  <ListFilters
    label="Gallery photos"
    search={{
      ...searchIn({ filter, onFilter }),
      placeholder: 'Words, tag, event or file',
      maxLength: TEXT_LENGTH.eventName,
    }}
    choices={[
      namedChoice({ label: 'Status', names: STATUS_NAMES, ...choiceIn({ filter, onFilter }, 'status') }),
      keyedChoice({
        label: 'Event',
        all: 'All events',
        options: shows.map((show) => [show.id, showLine(show)]),
        unlisted: 'One event',
        ...choiceIn({ filter, onFilter }, 'eventId'),
      }),
    ]}
  />
);

/** The gallery photos that the filter finds, those that are there twice, and the tags in use. */
const useManagedPhotos = (filter: ManagedPhotosFilter) => {
  const pages = usePages(useInfiniteQuery(managedPhotosQuery(filter)));
  const made = pages.rows.filter((photo) => !isComing(photo)).length;
  const { data: lookalikes } = useQuery(lookalikesQuery(made));
  const { data: tags } = useQuery(photoTagsQuery);
  return { pages, lookalikes: lookalikes ?? [], suggestions: tags?.map(({ tag }) => tag) ?? [] };
};
