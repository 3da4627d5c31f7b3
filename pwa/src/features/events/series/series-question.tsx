import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { SERIES_SCOPES, type SeriesScope } from '#contract/rules/events/series';
import { HttpError, isChangedMeanwhile, isRefused, messageOf } from '#shared/http/http-error';
import { isGone } from '#shared/http/is-gone';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { showToast } from '#shared/ui/feedback/toast-store';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Choice } from '#shared/ui/form/choice';
import { failure } from '#shared/ui/mutation/use-toast-mutation';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { type SeriesCommand, type SeriesPreview, seriesPreviewQuery } from './series-requests';
import { changeLines, deletionLines, SCOPE_NAMES } from './series-words';
import { useSeriesCommand } from './use-series-command';

interface SeriesQuestionProps {
  command: SeriesCommand;
  /** Nothing was changed. */
  onCancel: () => void;
  onDone: () => void;
  /** The show is deleted; for a change also: somebody changed it meanwhile, or a field is refused. */
  onRefused: (error: Error) => unknown;
}

/** Asks which shows of a series are meant, and shows the effects first (decision 51). */
export const SeriesQuestion = ({ command, onCancel, onDone, onRefused }: SeriesQuestionProps) => {
  const [scope, setScope] = useState<SeriesScope>('this');
  const preview = useQuery(seriesPreviewQuery(command, scope));
  const refresh = useRefreshEvents();
  const isOver = (error: Error): boolean => isForForm(error, command, scope) || isGone(error);
  const saving = useSeriesCommand(command, {
    onDone,
    onFailed: (error) => (isOver(error) ? onRefused(error) : undefined),
  });
  const unheard = saving.isError && !isRefused(saving.error) ? saving.variables : undefined;
  const refuse = useEffectEvent((error: Error) => {
    const isOther = isChangedMeanwhile(error) || isGone(error);
    // Perhaps by this very command: under its key the venue says so, and how that is undone.
    if (isOther && saving.isPending) return;
    if (isOther && unheard) return saving.mutate(unheard);
    // What is asked next is asked of the show as it is now.
    if (isOther) refresh();
    if (isGone(error)) showToast(failure(error, 'This cannot be done.'));
    if (isOver(error)) void onRefused(error);
  });
  const leave = useEffectEvent(() => {
    if (unheard) void saving.askLater();
  });
  useEffect(() => {
    if (preview.error) refuse(preview.error);
  }, [preview.error]);
  useEffect(() => () => leave(), []);
  const isDeletion = command.request === null;
  return (
    <ConfirmSheet
      title={isDeletion ? 'Are you absolutely sure?' : 'Change which shows?'}
      confirmLabel={isDeletion ? 'Delete' : 'Save Changes'}
      pendingLabel={isDeletion ? 'Deleting...' : 'Saving...'}
      look={isDeletion ? 'danger' : 'primary'}
      isPending={saving.isPending}
      isReady={preview.isSuccess}
      onConfirm={() => saving.mutate(scope)}
      onCancel={onCancel}
    >
      <p>
        <bdi>{command.event.name}</bdi> on {formatLongDate(command.event.date)} is one show of a series.
      </p>
      <Scopes scope={scope} onChoose={setScope} isDeletion={isDeletion} />
      <Outcome query={preview} isDeletion={isDeletion} />
    </ConfirmSheet>
  );
};

/** Whether the form shows the error: two versions of the show, or a field that is refused whichever shows are meant. */
const isForForm = (error: Error | null, { request }: SeriesCommand, scope: SeriesScope): boolean =>
  request !== null &&
  (isChangedMeanwhile(error) || (scope === 'this' && error instanceof HttpError && error.status === INVALID));

const INVALID = 400;

interface ScopesProps {
  scope: SeriesScope;
  onChoose: (scope: SeriesScope) => void;
  isDeletion: boolean;
}

const Scopes = ({ scope, onChoose, isDeletion }: ScopesProps) => (
  <fieldset>
    <legend className="visually-hidden">{isDeletion ? 'Shows to delete' : 'Shows to change'}</legend>
    {SERIES_SCOPES.map((each) => (
      <Choice
        key={each}
        type="radio"
        name="series-scope"
        checked={scope === each}
        onChange={() => onChoose(each)}
      >
        {SCOPE_NAMES[each]}
      </Choice>
    ))}
  </fieldset>
);

interface OutcomeProps {
  query: UseQueryResult<SeriesPreview>;
  isDeletion: boolean;
}

/** What will change, or why it cannot. */
const Outcome = ({ query, isDeletion }: OutcomeProps) => {
  if (isRefused(query.error))
    return <Refusal role="alert">{messageOf(query.error, 'This cannot be done.')}</Refusal>;
  if (!query.data)
    return (
      <Unanswered query={query} what="What will change" offline="Shows change when you have a connection.">
        <LoadingPart label="Looking what will change" heights={['3.5rem']} />
      </Unanswered>
    );
  const lines = isDeletion ? deletionLines(query.data) : changeLines(query.data);
  return (
    <Stack as="ul" role="status" aria-label="What will change" gap="1" minHeight="3.5rem">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
};

const Refusal = chakra('p', {
  base: { px: '4', py: '3', rounded: 'control', bg: 'dangerSoft', color: 'danger', overflowWrap: 'anywhere' },
});
