import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { ifAt } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { isChangedMeanwhile } from '#shared/http/http-error';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { mineOnTop, notesOf, type Versions } from '#features/events/form/repeat/event-conflict';
import { eventForm, notesForm, toEventForm, toEventRequest, type EventForm } from './event-form';
import { EVENTS_PATH, type EventRequest, type EventResponse } from '#features/events/events.queries';
import { useEventPicture } from '#features/events/form/repeat/use-event-picture';
import { useSeriesQuestion } from '#features/events/series/use-series-question';
import { useRefreshEvents } from '#features/events/use-refresh-events';

export type EventEditing = ReturnType<typeof useEditing>;

/** The Edit Event form and what its buttons do (spec §2, §8). */
export const useEditEvent = (opened: EventResponse) =>
  useEditing({
    opened,
    resolver: zodResolver(eventForm),
    save: ({ before, values }) => change('PUT', before, toEventRequest(values)),
    done: 'Event updated successfully',
    failed: 'Failed to update event',
    asksWhich: opened.seriesId !== null,
  });

/** The Edit Artist Notes form (spec §2, §8), for admins and the acts. */
export const useEditNotes = (opened: EventResponse): EventEditing => {
  const editing = useEditing({
    opened,
    resolver: notesResolver,
    save: saveNotes,
    done: 'Artist notes updated successfully',
    failed: 'Failed to update artist notes',
  });
  return { ...editing, conflict: editing.conflict && notesOf(editing.conflict) };
};

const notesResolver: Resolver<EventForm> = zodResolver(notesForm);

/** A change of another field of the event, by somebody else, does not stop its notes from being saved. */
const saveNotes = async ({ before, values }: Saving) => {
  const notes = { artistNotes: values.artistNotes.trim() || null };
  try {
    return await change('PATCH', before, notes);
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const now = await readEvent(before.id);
    if ((now.artistNotes ?? '') !== (before.artistNotes ?? '')) throw error;
    return change('PATCH', now, notes);
  }
};

/** The event as it is now, whatever this phone remembers of it. */
const readEvent = (id: number) => requestJson<EventResponse>(`${EVENTS_PATH}/${id}`);

/** @throws HttpError 412 `events.changed-meanwhile` when it is not at this version any more; nothing was changed then */
const change = (method: 'PUT' | 'PATCH', { id, version }: EventResponse, body: Partial<EventRequest>) =>
  requestJson<EventResponse>(`${EVENTS_PATH}/${id}`, { method, body, headers: ifAt(version) });

interface Editing {
  /** The event as it was when the form opened. */
  opened: EventResponse;
  resolver: Resolver<EventForm>;
  save: (saving: Saving) => Promise<EventResponse>;
  done: string;
  failed: string;
  /** Which shows of its series are changed is asked first. */
  asksWhich?: boolean;
}

interface Saving {
  /** What the form started from, which is what was shown of the event. */
  before: EventResponse;
  values: EventForm;
}

const useEditing = ({ opened, resolver, save, done, failed, asksWhich = false }: Editing) => {
  // What the form started from: a newer answer of the venue must not pass for it.
  const [before, setBefore] = useState(opened);
  const [theirs, setTheirs] = useState<EventResponse | null>(null);
  const [isUnread, setUnread] = useState(false);
  const form = useForm<EventForm>({ resolver, defaultValues: toEventForm(opened) });
  const picture = useEventPicture(form);
  const refresh = useRefreshEvents();
  const look = async () => {
    try {
      setTheirs(await readEvent(opened.id));
      setUnread(false);
      // Both versions are on screen now, and say more.
      dismissToast();
    } catch {
      setUnread(true);
    }
  };
  const explain = async (error: Error) => {
    showServerFields(form, error);
    if (isChangedMeanwhile(error)) await look();
  };
  const series = useSeriesQuestion(explain);
  const saving = useToastMutation({
    send: save,
    done: () => ({ title: done }),
    failed,
    onDone: refresh,
    onFailed: explain,
  });
  const conflict = theirs && versionsOf(before, form.watch(), theirs);
  const saveFrom = (event: EventResponse) =>
    void form.handleSubmit((values) => {
      if (picture.isUploading) return;
      if (asksWhich) series.ask({ event, request: toEventRequest(values) });
      else saving.mutate({ before: event, values });
    })();
  const startFrom = (event: EventResponse) => {
    setBefore(event);
    setTheirs(null);
    form.reset(toEventForm(event));
  };
  return {
    form,
    picture,
    submit: () => saveFrom(before),
    isSaving: saving.isPending,
    isSaved: saving.isSuccess || series.isSaved,
    /** What `SeriesQuestion` needs while it is asked which shows of the series are changed. */
    question: series.question,
    /** Both versions, when somebody else saved the event meanwhile; nothing was overwritten. */
    conflict,
    /** Looks at their version again, after it could not be had; null when there is no need to. */
    lookAgain: isUnread ? () => void look() : null,
    /** Starts over from theirs; what was typed here is gone. */
    takeTheirs: () => theirs && startFrom(theirs),
    /** Saves what was changed here on top of theirs; what was not touched stays as they made it. */
    saveMine: () => {
      if (!theirs || !conflict) return;
      startFrom(theirs);
      form.reset(mineOnTop(conflict), { keepDefaultValues: true });
      saveFrom(theirs);
    },
  };
};

const versionsOf = (before: EventResponse, mine: EventForm, theirs: EventResponse): Versions => ({
  before: toEventForm(before),
  mine,
  theirs: toEventForm(theirs),
});
