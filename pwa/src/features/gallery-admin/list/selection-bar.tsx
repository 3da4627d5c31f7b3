import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, EyeOff, Tags, Undo2, X } from 'lucide-react';
import { BottomBar } from '#shared/ui/page/bottom-bar';
import { Button } from '#shared/ui/form/button';
import { IconButton } from '#shared/ui/form/icon-button';
import { photosLine } from '#features/gallery-admin/use-gallery-commands';

interface SelectionBarProps {
  count: number;
  /** All that the list shows are selected. */
  isAll: boolean;
  isPending: boolean;
  onApprove: () => void;
  onTakeDown: () => void;
  onTag: () => void;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done with the selected photos, at the lower edge, where a thumb is. */
export const SelectionBar = ({
  count,
  isAll,
  isPending,
  onApprove,
  onTakeDown,
  onTag,
  onAll,
  onClear,
}: SelectionBarProps) => {
  const unlessPending = (act: () => void) => () => {
    if (!isPending) act();
  };
  return (
    <BottomBar {...ONE_LINE} label="Selected photos">
      <Flex wrap="wrap" align="center" gap="2" flex={{ md: '1' }}>
        <Words role="status">{photosLine(count)} selected</Words>
        {!isAll && (
          <Button look="quiet" onClick={onAll}>
            Select all
          </Button>
        )}
        <IconButton aria-label="Clear selection" onClick={onClear}>
          <X size={20} aria-hidden />
        </IconButton>
      </Flex>
      <Flex
        wrap="wrap"
        align="center"
        gap="1"
        css={{ '& > button': { flex: '1 1 auto', mdDown: { gap: '1', px: '1' } } }}
      >
        <Button aria-disabled={isPending || undefined} onClick={unlessPending(onApprove)}>
          <CircleCheck size={20} aria-hidden /> Approve
        </Button>
        <Button look="outline" aria-disabled={isPending || undefined} onClick={unlessPending(onTag)}>
          <Tags size={20} aria-hidden /> Tag
        </Button>
        <Button look="danger" aria-disabled={isPending || undefined} onClick={unlessPending(onTakeDown)}>
          <EyeOff size={20} aria-hidden /> Take down
        </Button>
      </Flex>
    </BottomBar>
  );
};

/** Words beside the buttons where there is room. */
const ONE_LINE = { gap: '2', direction: { base: 'column', md: 'row' }, align: { md: 'center' } } as const;

const Words = chakra('p', { base: { flex: '1 1 8rem', minWidth: '0', fontWeight: '600' } });

interface UndoBarProps {
  count: number;
  isPending: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was taken down, and takes it back. */
export const UndoBar = ({ count, isPending, onUndo, onClose }: UndoBarProps) => (
  <BottomBar {...ONE_LINE} label="Taken down">
    <Flex wrap="wrap" align="center" gap="2" flex={{ md: '1' }}>
      <Words role="status">
        {photosLine(count)} taken down: nobody sees {count === 1 ? 'it' : 'them'} any more.
      </Words>
      <Button look="outline" aria-disabled={isPending || undefined} onClick={() => !isPending && onUndo()}>
        <Undo2 size={20} aria-hidden /> Undo
      </Button>
      <IconButton aria-label="Close" onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </Flex>
  </BottomBar>
);
