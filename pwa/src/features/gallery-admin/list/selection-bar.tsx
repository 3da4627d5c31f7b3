import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, EyeOff, Tags, Undo2, X } from 'lucide-react';
import { BottomBar } from '#shared/ui/page/bottom-bar';
import { Button } from '#shared/ui/form/button';
import { IconButton } from '#shared/ui/form/icon-button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { photosLine } from '#features/gallery-admin/use-gallery-commands';
import type { useGalleryDesk } from '#features/gallery-admin/use-gallery-desk';

interface GalleryAdminBarProps {
  desk: ReturnType<typeof useGalleryDesk>;
  /** How many photos the list shows. */
  shown: number;
  onTag: () => void;
}

/** What can be done at the lower edge: with what is selected, else about what was just taken down. */
export const GalleryAdminBar = (props: GalleryAdminBarProps) => {
  const { desk } = props;
  if (desk.selection.rows.length > 0) return <SelectionBar {...props} />;
  return desk.down.length > 0 ? <UndoBar desk={desk} /> : null;
};

/** What can be done with the selected photos, at the lower edge, where a thumb is. */
const SelectionBar = ({ desk, shown, onTag }: GalleryAdminBarProps) => {
  const { selection, isPending } = desk;
  const { rows } = selection;
  return (
    <BottomBar {...ONE_LINE} label="Selected photos">
      <Flex wrap="wrap" align="center" gap="2" flex={{ md: '1' }}>
        <Words role="status">{photosLine(rows.length)} selected</Words>
        {rows.length < shown && (
          <Button look="quiet" onClick={selection.all}>
            Select all
          </Button>
        )}
        <IconButton aria-label="Clear selection" onClick={selection.clear}>
          <X size={20} aria-hidden />
        </IconButton>
      </Flex>
      <Flex
        wrap="wrap"
        align="center"
        gap="1"
        css={{ '& > button': { flex: '1 1 auto', mdDown: { gap: '1', px: '1' } } }}
      >
        <Button {...unlessPending(isPending, () => desk.approve(rows))}>
          <CircleCheck size={20} aria-hidden /> Approve
        </Button>
        <Button look="outline" {...unlessPending(isPending, onTag)}>
          <Tags size={20} aria-hidden /> Tag
        </Button>
        <Button look="danger" {...unlessPending(isPending, () => desk.takeDown(rows))}>
          <EyeOff size={20} aria-hidden /> Take down
        </Button>
      </Flex>
    </BottomBar>
  );
};

/** Words beside the buttons where there is room. */
const ONE_LINE = { gap: '2', direction: { base: 'column', md: 'row' }, align: { md: 'center' } } as const;

const Words = chakra('p', { base: { flex: '1 1 8rem', minWidth: '0', fontWeight: '600' } });

/** Says what was taken down, and takes it back. */
const UndoBar = ({ desk: { down, isPending, undo, forget } }: Pick<GalleryAdminBarProps, 'desk'>) => (
  <BottomBar {...ONE_LINE} label="Taken down">
    <Flex wrap="wrap" align="center" gap="2" flex={{ md: '1' }}>
      <Words role="status">
        {photosLine(down.length)} taken down: nobody sees {down.length === 1 ? 'it' : 'them'} any more.
      </Words>
      <Button look="outline" {...unlessPending(isPending, undo)}>
        <Undo2 size={20} aria-hidden /> Undo
      </Button>
      <IconButton aria-label="Close" onClick={forget}>
        <X size={20} aria-hidden />
      </IconButton>
    </Flex>
  </BottomBar>
);
