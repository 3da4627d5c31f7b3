import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Hourglass, RefreshCw, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '#shared/ui/form/icon-button';
import { ProgressBar } from '#shared/ui/feedback/progress-bar';
import type { UploadItem } from './upload-item';
import { stateLine } from './upload-wording';

interface UploadListProps {
  items: readonly UploadItem[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The chosen files, each with where it stands. */
export const UploadList = ({ items, ...actions }: UploadListProps) => {
  if (items.length === 0) return null;
  return (
    <Stack
      as="ul"
      gap="0"
      maxHeight="40dvh"
      overflowY="auto"
      border="1px solid var(--chakra-colors-line)"
      rounded="control"
      aria-label="Chosen photos"
      // The list scrolls; its rows never give way.
      css={{
        '& > li': { flex: 'none' },
        '& > li + li': { borderTop: '1px solid var(--chakra-colors-line)' },
      }}
    >
      {items.map((item) => (
        <UploadRow key={item.id} item={item} {...actions} />
      ))}
    </Stack>
  );
};

type UploadRowProps = Omit<UploadListProps, 'items'> & { item: UploadItem };

const UploadRow = ({ item, onRetry, onRemove }: UploadRowProps) => (
  <Flex as="li" align="center" gap="2" minHeight="3.25rem" px="1" py="1" ps="3">
    <StateIcon state={item.state} />
    <Box flex="1" minWidth="0">
      <chakra.p overflowWrap="anywhere" dir="auto">
        {item.name}
      </chakra.p>
      <chakra.p color={isStuck(item.state) ? 'danger' : 'muted'} fontSize="sm">
        {stateLine(item)}
      </chakra.p>
      {item.state === 'sending' && <ProgressBar aria-label={item.name} value={item.progress} />}
    </Box>
    {item.state === 'failed' && (
      <IconButton aria-label={`Try again ${item.name}`} onClick={() => onRetry(item.id)}>
        <RefreshCw size={20} aria-hidden />
      </IconButton>
    )}
    {item.state !== 'done' && (
      <IconButton aria-label={`Remove ${item.name}`} onClick={() => onRemove(item.id)}>
        <X size={20} aria-hidden />
      </IconButton>
    )}
  </Flex>
);

const isStuck = (state: UploadItem['state']) => state === 'refused' || state === 'failed';

const StateIcon = ({ state }: Pick<UploadItem, 'state'>) => {
  if (state === 'done') return <CircleCheck size={20} color="var(--chakra-colors-booked)" aria-hidden />;
  if (isStuck(state)) return <TriangleAlert size={20} color="var(--chakra-colors-danger)" aria-hidden />;
  return <Hourglass size={20} color="var(--chakra-colors-muted)" aria-hidden />;
};
