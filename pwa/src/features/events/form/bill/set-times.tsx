import { Stack } from '@chakra-ui/react/stack';
import { useEffect, useId, useRef } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { movedActTimes } from '#contract/rules/events/set-times';
import { isWallClockTime } from '#contract/rules/texts';
import { TextField } from '#shared/ui/form/fields';
import type { EventForm } from '#features/events/form/event-form';
import { actTimesOf, actTimesText } from './bill';

interface SetTimesProps {
  form: UseFormReturn<EventForm>;
  /** In the order of the bill. */
  acts: readonly { id: string; name: string }[];
}

/** Moves the set times by as much as the show's start is moved; not where both are new, as after a conflict. */
const useMoveWithStart = (form: UseFormReturn<EventForm>) => {
  const [time, actTimes] = form.watch(['time', 'actTimes']);
  const before = useRef({ time, actTimes });
  useEffect(() => {
    if (!isWallClockTime(time)) return;
    const { time: from, actTimes: settled } = before.current;
    const moved =
      from !== time && isWallClockTime(from) && actTimes === settled
        ? actTimesText(movedActTimes(actTimesOf(actTimes), from, time))
        : actTimes;
    before.current = { time, actTimes: moved };
    if (moved !== actTimes) form.setValue('actTimes', moved, { shouldDirty: true });
  }, [form, time, actTimes]);
};

/** When each act of a bill begins, as far as that is settled (decision 62). */
export const SetTimes = ({ form, acts }: SetTimesProps) => {
  const { field, fieldState } = useController({ control: form.control, name: 'actTimes' });
  useMoveWithStart(form);
  const id = useId();
  const times = actTimesOf(field.value);
  if (acts.length < 2 && acts.every((act) => times[act.id] === undefined)) return null;
  return (
    <Stack gap="2" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span className="field-label" id={`${id}-label`}>
        Set Times
      </span>
      <p className="field-hint" id={`${id}-hint`}>
        Optional. Each act plays until the next one begins. They move with the show’s start.
      </p>
      {acts.map((act, place) => (
        <TextField
          key={act.id}
          type="time"
          label={`${act.name} starts`}
          error={place === 0 ? fieldState.error?.message : undefined}
          name={`${field.name}.${act.id}`}
          ref={place === 0 ? field.ref : undefined}
          value={times[act.id] ?? ''}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(actTimesText({ ...times, [act.id]: target.value }))}
        />
      ))}
    </Stack>
  );
};
