import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import {
  ClipboardList,
  Copy,
  History,
  Image,
  Pencil,
  StickyNote,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { madeRecipe } from '#shared/theme/made-recipe';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { RowMenu, type RowCommand } from '#shared/ui/menu/row-menu';
import type { EventResponse } from '#features/events/events.queries';
import { MANAGED_TITLE_ID, RESULTS_TITLE_ID } from '#features/events/search/reveal-results';

const DeleteEventSheet = lazy(() =>
  import('./delete-event-sheet').then((module) => ({ default: module.DeleteEventSheet })),
);

interface EventActionsProps {
  event: EventResponse;
  isAdmin: boolean;
  /** Over which page its forms open. */
  page: keyof typeof FORMS;
  /** The night has begun, so there is a report of who came (design §7 "After the night"). */
  hasReport?: boolean;
}

/** The same forms over the events page and over the dashboard, and the heading of its list. */
const FORMS = {
  home: {
    edit: '/events/$eventId/edit',
    poster: '/events/$eventId/poster',
    add: '/events/new',
    titleId: RESULTS_TITLE_ID,
  },
  admin: {
    edit: '/admin/events/$eventId/edit',
    poster: '/admin/events/$eventId/poster',
    add: '/admin/events/new',
    titleId: MANAGED_TITLE_ID,
  },
} as const;

/** What staff and the acts can do with an event (spec §2 "Event card"). Load it lazily: guests have none. */
export const EventActions = ({ event, isAdmin, page, hasReport = false }: EventActionsProps) => {
  if (!isAdmin && !event.mayEditNotes) return null;
  return (
    <Actions role="group" aria-label={`Actions for ${event.name}`}>
      {isAdmin ? (
        <AdminActions event={event} page={page} hasReport={hasReport} />
      ) : (
        <Link to="/events/$eventId/notes" params={{ eventId: event.id }} search resetScroll={false}>
          <ActionLabel icon={StickyNote} text="Edit Notes" event={event} />
        </Link>
      )}
    </Actions>
  );
};

/** Styles its links from here: a list has hundreds of them. */
const Actions = chakra(
  'div',
  madeRecipe({
    base: {
      // Above the link that covers the card.
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      mt: '2',
      pt: '2',
      borderTop: '1px dashed var(--chakra-colors-line)',
      '& > a': {
        display: 'flex',
        alignItems: 'center',
        gap: '2',
        minWidth: '0',
        minHeight: '2.75rem',
        pe: '3',
        py: '1',
        rounded: 'control',
        color: 'ink',
        fontSize: 'sm',
        fontWeight: '600',
        lineHeight: '1.2',
        _hover: { color: 'accent' },
      },
    },
  }),
);

const AdminActions = ({ event, page, hasReport }: Omit<EventActionsProps, 'isAdmin'>) => {
  const [isDeleting, setDeleting] = useState(false);
  const { edit, titleId } = FORMS[page];
  const stopDeleting = () => setDeleting(false);
  return (
    <>
      <Link to={edit} params={{ eventId: event.id }} search resetScroll={false}>
        <ActionLabel icon={Pencil} text="Edit Event" event={event} />
      </Link>
      <RowMenu
        about={event.name}
        commands={[
          ...linksOf(event, page, hasReport),
          { label: 'Delete', icon: Trash2, isDanger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      {isDeleting && (
        <Suspense>
          <DeleteEventSheet
            event={event}
            onCancel={stopDeleting}
            onDeleted={() => {
              stopDeleting();
              // The card that had the focus is gone.
              focusById(titleId);
            }}
          />
        </Suspense>
      )}
    </>
  );
};

const linksOf = (
  event: EventResponse,
  page: keyof typeof FORMS,
  hasReport: boolean | undefined,
): RowCommand[] => [
  {
    label: 'Generate Poster',
    icon: Image,
    link: { to: FORMS[page].poster, params: { eventId: event.id }, search: true },
  },
  {
    label: 'Duplicate',
    icon: Copy,
    link: { to: FORMS[page].add, search: (before) => ({ ...before, on: undefined, from: event.id }) },
  },
  ...(hasReport
    ? [{ label: 'Door', icon: ClipboardList, link: { to: '/door', hash: `report-${event.id}` } } as const]
    : []),
  {
    label: 'History',
    icon: History,
    link: { to: '/admin/log', search: { thing: 'events', thingId: event.id } },
  },
];

interface ActionLabelProps {
  icon: LucideIcon;
  text: string;
  event: EventResponse;
}

const ActionLabel = ({ icon: Icon, text, event }: ActionLabelProps) => (
  <>
    <Icon size={18} aria-hidden />
    <span>
      {text}
      <span className="visually-hidden">
        {' '}
        <bdi>{event.name}</bdi>
      </span>
    </span>
  </>
);
