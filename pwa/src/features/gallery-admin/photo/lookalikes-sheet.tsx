import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Copy, Images, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';
import { DeletePhotoQuestion } from './delete-photo-question';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { ActionRow } from '#shared/ui/layout/action-row';
import { photoName, STATUS_NAMES } from './managed-photo-tile';
import { usePhotoCommands } from '#features/gallery-admin/use-gallery-commands';
import type { useGalleryDesk } from '#features/gallery-admin/use-gallery-desk';
import { PhotoPicture } from './photo-picture';

interface LookalikesSheetProps {
  photos: readonly ManagedPhoto[];
  desk: Pick<ReturnType<typeof useGalleryDesk>, 'settle'>;
  onClose: () => void;
}

/** Photos that look like one that is there already, side by side with it. */
export const LookalikesSheet = ({ photos, desk, onClose }: LookalikesSheetProps) => {
  const { keep, remove } = usePhotoCommands();
  const isPending = (id: number) => keep.isUnderWay(id) || remove.isUnderWay(id);
  const [leavingId, setLeavingId] = useState<number | null>(null);
  // Gone with the photo.
  const leaving = photos.find(({ id }) => id === leavingId);
  return (
    <>
      <Sheet
        title="Looks like a photo you already have"
        subtitle="Keep both, or delete the one that came later."
        onClose={onClose}
      >
        {photos.length === 0 && <PageState icon={Images} title="There are no duplicates." announced />}
        <Stack as="ul" gap="6">
          {photos.map((photo) => (
            <li key={photo.id}>
              <Pair
                photo={photo}
                isPending={isPending(photo.id)}
                onKeep={() => keep.mutate(photo.id)}
                onDiscard={() => setLeavingId(photo.id)}
              />
            </li>
          ))}
        </Stack>
      </Sheet>
      {leaving && (
        <DeletePhotoQuestion
          photo={leaving}
          isPending={isPending(leaving.id)}
          onConfirm={() => remove.mutate(leaving.id, { onSuccess: () => desk.settle([leaving]) })}
          onCancel={() => setLeavingId(null)}
        />
      )}
    </>
  );
};

interface PairProps {
  photo: ManagedPhoto;
  isPending: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

const Pair = ({ photo, isPending, onKeep, onDiscard }: PairProps) => {
  const { looksLike } = photo;
  const name = photoName(photo);
  if (!looksLike) return null;
  return (
    <article aria-label={name}>
      <chakra.p mb="2" fontWeight="600" overflowWrap="anywhere" dir="auto">
        {name}
      </chakra.p>
      <SimpleGrid columns={2} gap="2" mb="3">
        <Side address={looksLike.screenUrl} words={`There already · ${STATUS_NAMES[looksLike.status]}`} />
        <Side address={photo.screenUrl} words="Came later" />
      </SimpleGrid>
      <ActionRow>
        <Button look="outline" aria-label={`Keep both: ${name}`} {...unlessPending(isPending, onKeep)}>
          <Copy size={20} aria-hidden /> Keep both
        </Button>
        <Button
          look="danger"
          aria-label={`Delete the later one: ${name}`}
          {...unlessPending(isPending, onDiscard)}
        >
          <Trash2 size={20} aria-hidden /> Delete the later one
        </Button>
      </ActionRow>
    </article>
  );
};

const Side = ({ address, words }: { address: string; words: string }) => (
  <figure>
    <Box aspectRatio="4 / 3" overflow="hidden" rounded="control" css={{ '& img': { objectFit: 'contain' } }}>
      <PhotoPicture address={address} alt={words} isReady />
    </Box>
    <chakra.figcaption mt="1" color="muted" fontSize="sm">
      {words}
    </chakra.figcaption>
  </figure>
);
