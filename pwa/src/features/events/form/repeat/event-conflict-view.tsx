import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { GitCompareArrows } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { RetryButton } from '#shared/ui/feedback/retry-button';
import { alsoChanged, conflictingFields, shownValue, type Versions } from './event-conflict';
import { FIELD_LABELS } from '#features/events/form/event-form';

interface EventConflictViewProps {
  versions: Versions;
  artistName: (artistId: string) => string;
}

/** Says that somebody else changed the event, and what they made of it beside what is typed here. */
export const EventConflictView = ({ versions, artistName }: EventConflictViewProps) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const fields = conflictingFields(versions);
  const others = alsoChanged(versions);
  return (
    <Notice ref={ref} tabIndex={-1} aria-label="Somebody else changed this event">
      <NoticeTitle>
        Somebody else changed this event while you were editing. Nothing was overwritten.
      </NoticeTitle>
      {fields.length > 0 && (
        <Stack as="ul" gap="3">
          {fields.map(({ field, theirs, mine }) => (
            <Grid as="li" key={field} templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
              <chakra.h3 gridColumn="1 / -1" fontSize="sm" fontWeight="700">
                {FIELD_LABELS[field]}
              </chakra.h3>
              <Value whose="Theirs" text={shownValue(field, theirs, artistName)} />
              <Value whose="Yours" text={shownValue(field, mine, artistName)} />
            </Grid>
          ))}
        </Stack>
      )}
      {others.length > 0 && (
        <p>
          Also changed by them:{' '}
          <bdi>
            {others
              .map(
                (field) =>
                  `${FIELD_LABELS[field]} → ${shownValue(field, versions.theirs[field], artistName)}`,
              )
              .join(', ')}
          </bdi>
        </p>
      )}
      {fields.length === 0 && others.length === 0 && <p>What they saved is the same as what you typed.</p>}
    </Notice>
  );
};

/** Somebody else changed the event, and their version could not be had to show it. */
export const UnreadConflict = ({ onRetry }: { onRetry: () => void }) => (
  <Notice role="status">
    <NoticeTitle>
      Somebody else changed this event while you were editing. Nothing was overwritten, but what they changed
      could not be loaded.
    </NoticeTitle>
    <RetryButton onRetry={onRetry} />
  </Notice>
);

const Notice = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderColor: 'waiting',
    rounded: 'card',
    bg: 'waitingSoft',
    color: 'waiting',
    scrollMarginTop: '1rem',
    outline: 'none !important',
  },
});

const NoticeTitle = ({ children }: { children: ReactNode }) => (
  <Flex as="p" align="flex-start" gap="2" fontWeight="700">
    <GitCompareArrows size={20} aria-hidden />
    {children}
  </Flex>
);

const Value = ({ whose, text }: { whose: string; text: string }) => (
  <chakra.p
    p="2"
    rounded="cell"
    bg="surface"
    color="ink"
    fontSize="sm"
    whiteSpace="pre-line"
    overflowWrap="anywhere"
  >
    <chakra.span display="block" color="muted" fontSize="xs" fontWeight="600">
      {whose}
    </chakra.span>
    <bdi>{text}</bdi>
  </chakra.p>
);
