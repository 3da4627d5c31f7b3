import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { ClipboardList, Copy, Image, Pencil, StickyNote, Trash2, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { madeRecipe } from '#shared/theme/made-recipe';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
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
  /** Its night has begun: who came is told by the quarter of an hour (design §7 "After the night"). */
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
        <>
          <AdminActions event={event} page={page} />
          {hasReport && (
            <Link to="/door" hash={`report-${event.id}`}>
              <ActionLabel icon={ClipboardList} text="Door" event={event} />
            </Link>
          )}
        </>
      ) : (
        <Link to="/events/$eventId/notes" params={{ eventId: event.id }} search resetScroll={false}>
          <ActionLabel icon={StickyNote} text="Edit Notes" event={event} />
        </Link>
      )}
    </Actions>
  );
};

/** Says how its links and buttons look: a list has hundreds. */
const Actions = chakra(
  'div',
  madeRecipe({
    base: {
      // Above the link that covers the card.
      position: 'relative',
      display: { base: 'grid', lg: 'flex' },
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 3.75rem), 1fr))',
      flexWrap: 'wrap',
      gap: '1',
      mt: '2',
      pt: '1',
      borderTop: '1px dashed var(--chakra-colors-line)',
      '& > :is(a, button)': {
        display: 'flex',
        flexDirection: { base: 'column', lg: 'row' },
        alignItems: 'center',
        justifyContent: { base: 'flex-start', lg: 'center' },
        gap: { base: '0.125rem', lg: '2' },
        minHeight: '2.75rem',
        px: { base: '1', lg: '3' },
        py: '1',
        rounded: 'control',
        color: 'ink',
        fontSize: { base: '0.6875rem', lg: 'sm' },
        fontWeight: '600',
        lineHeight: '1.2',
        textAlign: 'center',
        cursor: 'pointer',
        _hover: { bg: 'raised' },
      },
      '& > button': { color: 'danger' },
      '& > :only-child': {
        flexDirection: 'row',
        justifySelf: 'start',
        gap: '2',
        ps: '0',
        pe: '3',
        fontSize: 'sm',
      },
    },
  }),
);

const AdminActions = ({ event, page }: Omit<EventActionsProps, 'isAdmin'>) => {
  const [isDeleting, setDeleting] = useState(false);
  const { edit, poster, add, titleId } = FORMS[page];
  const stopDeleting = () => setDeleting(false);
  return (
    <>
      <Link to={edit} params={{ eventId: event.id }} search resetScroll={false}>
        <ActionLabel icon={Pencil} text="Edit Event" event={event} />
      </Link>
      <Link to={poster} params={{ eventId: event.id }} search resetScroll={false}>
        <ActionLabel icon={Image} text="Generate Poster" event={event} />
      </Link>
      <Link to={add} search={(before) => ({ ...before, on: undefined, from: event.id })} resetScroll={false}>
        <ActionLabel icon={Copy} text="Duplicate" event={event} />
      </Link>
      <button type="button" onClick={() => setDeleting(true)}>
        <ActionLabel icon={Trash2} text="Delete" event={event} />
      </button>
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
