import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PageState } from '#shared/ui/feedback/page-state';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { ListPanel } from '#shared/ui/list/list-panel';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import '#shared/ui/list/private-list.css';
import { RowMenu } from '#shared/ui/menu/row-menu';
import { DeleteRowSheet } from '#shared/ui/mutation/delete-row-sheet';
import { Badge } from '#shared/ui/page/badge';
import { EventTypeSheet } from './event-type-sheet';
import { eventTypesQuery, type EventType } from './event-types.queries';
import { eventTypeUsageQuery, keepEventType } from './managed-event-types.queries';
import { refreshEventTypes } from './use-event-type-commands';

const TITLE_ID = 'event-types';

/** What is open over the list; `type` is null while a new one is made. */
type Open = { form: 'edit'; type: EventType | null } | { form: 'delete'; type: EventType };

/**
 * The Types tab (spec §2): the manager of event types.
 * @param onRenamed called when shows and artists may have taken on a new type name
 */
export const EventTypesPanel = ({ onRenamed }: { onRenamed: () => void }) => {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <ListPanel
      titleId={TITLE_ID}
      title="Event Types"
      tools={
        <Button onClick={() => setOpen({ form: 'edit', type: null })}>
          <Plus size={20} aria-hidden /> Add Event Type
        </Button>
      }
    >
      <Box css={{ '& > .private-list': { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } } }}>
        <TypeList
          onEdit={(type) => setOpen({ form: 'edit', type })}
          onDelete={(type) => setOpen({ form: 'delete', type })}
        />
      </Box>
      {open?.form === 'edit' && <EventTypeSheet type={open.type} onSaved={onRenamed} onClose={close} />}
      {open?.form === 'delete' && <DeleteEventTypeSheet type={open.type} onClose={close} />}
    </ListPanel>
  );
};

interface RowActions {
  onEdit: (type: EventType) => void;
  onDelete: (type: EventType) => void;
}

const TypeList = (actions: RowActions) => {
  const query = useQuery({ ...eventTypesQuery, staleTime: 0 });
  const { data: types } = query;
  if (!types) {
    return (
      <Unanswered query={query} what="The event types">
        <ListSkeleton noun="event types" rows={6} rowHeight="4.5rem" />
      </Unanswered>
    );
  }
  if (types.length === 0) {
    return (
      <PageState icon={Tags} title="No event types yet" announced>
        Add one, so that events can have a type and a color.
      </PageState>
    );
  }
  return (
    <ul className="private-list">
      {types.map((type) => (
        <TypeRow key={type.id} type={type} {...actions} />
      ))}
    </ul>
  );
};

const TypeRow = ({ type, onEdit, onDelete }: { type: EventType } & RowActions) => (
  <Flex as="li" className="card" wrap="wrap" align="center" gap="4" rowGap="0.5rem" px="4" py="3">
    <Stack
      flex="1 1 10rem"
      gap="1"
      align="start"
      minWidth="0"
      css={{ '& > .badge': { fontSize: 'sm' } }}
      dir="auto"
    >
      <Badge label={type.name} color={type.color} />
      {type.description && (
        <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
          {type.description}
        </chakra.p>
      )}
    </Stack>
    <Flex wrap="wrap" gap="2" minWidth="0">
      <Button look="outline" aria-label={`Edit ${type.name}`} onClick={() => onEdit(type)}>
        <Pencil size={20} aria-hidden /> Edit
      </Button>
      <RowMenu
        about={type.name}
        commands={[{ label: 'Delete', icon: Trash2, isDanger: true, onSelect: () => onDelete(type) }]}
      />
    </Flex>
  </Flex>
);

/** Warns how many events need updating when their type is gone (spec §2 "Types tab"). */
const DeleteEventTypeSheet = ({ type, onClose }: { type: EventType; onClose: () => void }) => {
  const usage = useQuery(eventTypeUsageQuery(type.id));
  const client = useQueryClient();
  return (
    <DeleteRowSheet
      row={type}
      noun="Event type"
      path="/api/event-types"
      onDone={(_answer, id) => keepEventType(client, id, null)}
      refresh={refreshEventTypes}
      titleId={TITLE_ID}
      onClose={onClose}
    >
      <p role="status">
        {usage.isLoading ? 'Counting the events with this type...' : deletionWarning(usage.data?.eventCount)}
      </p>
    </DeleteRowSheet>
  );
};

/**
 * What becomes of the events of a type that is deleted (spec §2 "Types tab").
 * @param eventCount undefined while nobody knows
 */
const deletionWarning = (eventCount: number | undefined): string => {
  if (eventCount === undefined)
    return 'Events with this type will need updating: until then their badge is grey.';
  if (eventCount === 0) return 'No event has this type.';
  const events = eventCount === 1 ? '1 event has' : `${eventCount} events have`;
  return `${events} this type and will need updating: until then the badge is grey.`;
};
