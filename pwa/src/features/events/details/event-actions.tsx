import { Link } from '@tanstack/react-router';
import { Copy, Image, Pencil, StickyNote, Trash2, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import './event-actions.css';
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

/** What staff and the featured artist can do with an event (spec §2 "Event card"). Load it lazily: guests have none. */
export const EventActions = ({ event, isAdmin, page }: EventActionsProps) => {
  if (!isAdmin && !event.mayEditNotes) return null;
  return (
    <div className="event-actions" role="group" aria-label={`Actions for ${event.name}`}>
      {isAdmin ? <AdminActions event={event} page={page} /> : <EditNotes event={event} />}
    </div>
  );
};

const AdminActions = ({ event, page }: Omit<EventActionsProps, 'isAdmin'>) => {
  const [isDeleting, setDeleting] = useState(false);
  const { edit, poster, add, titleId } = FORMS[page];
  const stopDeleting = () => setDeleting(false);
  return (
    <>
      <Link className="event-action" to={edit} params={{ eventId: event.id }} search resetScroll={false}>
        <ActionLabel icon={Pencil} text="Edit Event" event={event} />
      </Link>
      <Link className="event-action" to={poster} params={{ eventId: event.id }} search resetScroll={false}>
        <ActionLabel icon={Image} text="Generate Poster" event={event} />
      </Link>
      <Link
        className="event-action"
        to={add}
        search={(before) => ({ ...before, on: undefined, from: event.id })}
        resetScroll={false}
      >
        <ActionLabel icon={Copy} text="Duplicate" event={event} />
      </Link>
      <button type="button" className="event-action" data-danger onClick={() => setDeleting(true)}>
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

const EditNotes = ({ event }: { event: EventResponse }) => (
  <Link
    className="event-action"
    to="/events/$eventId/notes"
    params={{ eventId: event.id }}
    search
    resetScroll={false}
  >
    <ActionLabel icon={StickyNote} text="Edit Notes" event={event} />
  </Link>
);

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
