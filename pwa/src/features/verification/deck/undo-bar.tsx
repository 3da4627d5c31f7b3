import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2, X } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import type { Decisions } from '#features/verification/verdict/use-decisions';

interface UndoBarProps {
  last: Decisions['last'];
  onUndo: () => void;
  onDismiss: () => void;
}

/** What was decided last, with a way back. */
export const UndoBar = ({ last, onUndo, onDismiss }: UndoBarProps) => (
  <Box role="status" css={{ '&:empty': { display: 'none' } }}>
    {last && (
      <Flex className="card" wrap="wrap" align="center" gap="2" p="1" ps="3" rounded="control">
        <chakra.p flex="1 1 8rem" minWidth="0" fontSize="sm" overflowWrap="anywhere" dir="auto">
          {last.text}
        </chakra.p>
        {last.before && (
          <Button look="outline" aria-keyshortcuts="u" onClick={onUndo}>
            <Undo2 size={18} aria-hidden /> Undo
          </Button>
        )}
        <Button look="quiet" p="0" color="muted" aria-label="Dismiss" onClick={onDismiss}>
          <X size={20} aria-hidden />
        </Button>
      </Flex>
    )}
  </Box>
);
