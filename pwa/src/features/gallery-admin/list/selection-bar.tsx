import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, EyeOff, Tags, Undo2, X } from 'lucide-react';
import { counted } from '#shared/lib/counted';
import { BottomBar } from '#shared/ui/page/bottom-bar';
import { Button } from '#shared/ui/form/button';
import { IconButton } from '#shared/ui/form/icon-button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import type { useGalleryDesk } from '#features/gallery-admin/use-gallery-desk';

interface GalleryAdminBarProps {
  desk: ReturnType<typeof useGalleryDesk>;
  /** Id of the list's heading, which has the focus when the bar goes with it. */
  titleId: string;
  /** How many photos the list shows. */
  shown: number;
  onTag: () => void;
}

/** What can be done at the lower edge: with what is selected, else about what was just taken down. */
export const GalleryAdminBar = (props: GalleryAdminBarProps) => {
  const { selection, down } = props.desk;
  const isSelecting = selection.rows.length > 0;
  const words = isSelecting ? `${counted(selection.rows.length, 'photo')} selected` : downLine(down.length);
  return (
    <>
      {/* Stays while one bar takes the place of the other: a region that comes with its words is not read out. */}
      <p className="visually-hidden" role="status">
        {words}
      </p>
      {isSelecting && <SelectionBar {...props} words={words} />}
      {!isSelecting && down.length > 0 && <UndoBar {...props} words={words} />}
    </>
  );
};

const downLine = (count: number): string =>
  count === 0
    ? ''
    : `${counted(count, 'photo')} taken down: nobody sees ${count === 1 ? 'it' : 'them'} any more.`;

interface BarProps extends GalleryAdminBarProps {
  words: string;
}

/** What can be done with the selected photos, at the lower edge, where a thumb is. */
const SelectionBar = ({ desk, titleId, shown, onTag, words }: BarProps) => {
  const { selection, isPending } = desk;
  const { rows } = selection;
  return (
    <BottomBar {...ONE_LINE} label="Selected photos" nextId={titleId}>
      <Flex wrap="wrap" align="center" gap="2" flex={{ md: '1' }}>
        <Words aria-hidden>{words}</Words>
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
const UndoBar = ({ desk: { isPending, undo, forget }, titleId, words }: BarProps) => (
  <BottomBar {...ONE_LINE} label="Taken down" nextId={titleId}>
    <Flex wrap="wrap" align="center" gap="2" flex={{ md: '1' }}>
      <Words aria-hidden>{words}</Words>
      <Button look="outline" {...unlessPending(isPending, undo)}>
        <Undo2 size={20} aria-hidden /> Undo
      </Button>
      <IconButton aria-label="Close" onClick={forget}>
        <X size={20} aria-hidden />
      </IconButton>
    </Flex>
  </BottomBar>
);
