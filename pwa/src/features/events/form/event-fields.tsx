import type { UseFormReturn } from 'react-hook-form';
import { EVENT_STATUSES } from '#contract/events';
import { TEXT_LENGTH } from '#contract/limits';
import { ChoiceField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { Field } from '#shared/ui/form/field';
import { FieldRow } from '#shared/ui/layout/field-row';
import { Input, NativeSelect, TextArea } from '#shared/ui/form/input';
import { endHint, FIELD_LABELS, STATUS_NAMES, type EventForm } from './event-form';
import { EventPicture } from '#features/events/form/repeat/event-picture';
import type { PictureChoice } from '#features/events/form/repeat/use-event-picture';

/** What the form's selects offer. */
export interface EventChoices {
  eventTypes: Choices<{ name: string }>;
  artists: Choices<{ id: number; name: string; genre: string }>;
}

interface ChoiceProps {
  form: UseFormReturn<EventForm>;
  choices: EventChoices;
}

interface EventFieldsProps extends ChoiceProps {
  picture: PictureChoice;
}

/** Everything one event has (spec §2 "Add/Edit Event form"). */
export const EventFields = ({ form, choices, picture }: EventFieldsProps) => {
  const { errors } = form.formState;
  return (
    <>
      <Field label={FIELD_LABELS.name} error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            autoComplete="off"
            maxLength={TEXT_LENGTH.eventName}
            required
          />
        )}
      </Field>
      <FieldRow>
        <TypeSelect form={form} choices={choices} />
        <Field label={FIELD_LABELS.status}>
          {(control) => (
            <NativeSelect {...control} {...form.register('status')}>
              {EVENT_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {STATUS_NAMES[status]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </FieldRow>
      <TimeFields form={form} />
      <ArtistSelect form={form} choices={choices} />
      <Field label={FIELD_LABELS.description} error={errors.description?.message}>
        {(control) => <TextArea {...control} {...form.register('description')} rows={4} dir="auto" />}
      </Field>
      <Field
        label={FIELD_LABELS.artistNotes}
        error={errors.artistNotes?.message}
        hint="For staff and the featured artist, e.g. what they bring or need"
      >
        {(control) => <TextArea {...control} {...form.register('artistNotes')} rows={3} dir="auto" />}
      </Field>
      <Field label={FIELD_LABELS.capacity} error={errors.capacity?.message}>
        {(control) => (
          <Input {...control} {...form.register('capacity')} inputMode="numeric" placeholder="Optional" />
        )}
      </Field>
      <EventPicture imageUrl={form.watch('imageUrl')} picture={picture} />
    </>
  );
};

const TimeFields = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const { errors } = form.formState;
  const [time, endTime] = form.watch(['time', 'endTime']);
  return (
    <>
      <FieldRow>
        <Field label={FIELD_LABELS.date} error={errors.date?.message}>
          {(control) => <Input {...control} {...form.register('date')} type="date" required />}
        </Field>
        <Field label={FIELD_LABELS.time} error={errors.time?.message}>
          {(control) => <Input {...control} {...form.register('time')} type="time" required />}
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={FIELD_LABELS.doorsTime} hint="Optional" error={errors.doorsTime?.message}>
          {(control) => <Input {...control} {...form.register('doorsTime')} type="time" />}
        </Field>
        <Field
          label={FIELD_LABELS.endTime}
          hint={endHint({ time, endTime }) ?? 'Optional'}
          error={errors.endTime?.message}
        >
          {(control) => <Input {...control} {...form.register('endTime')} type="time" />}
        </Field>
      </FieldRow>
    </>
  );
};

const TypeSelect = ({ form, choices: { eventTypes } }: ChoiceProps) => {
  const names = new Map(eventTypes.rows.map(({ name }) => [name.toLowerCase(), name]));
  // A type that was deleted stays on the events that have it.
  const current = form.watch('type');
  if (current && !names.has(current)) names.set(current, current);
  return (
    <ChoiceField
      label={FIELD_LABELS.type}
      error={form.formState.errors.type?.message}
      choices={eventTypes}
      what="event types"
      none={current ? undefined : 'Add event types on the Types tab first'}
    >
      {(control) => (
        <NativeSelect {...control} {...form.register('type')} required>
          <option value="">Select type...</option>
          {[...names].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </ChoiceField>
  );
};

const ArtistSelect = ({ form, choices: { artists } }: ChoiceProps) => (
  <ChoiceField
    label={FIELD_LABELS.artistId}
    error={form.formState.errors.artistId?.message}
    choices={artists}
    what="artists"
  >
    {(control) => (
      <NativeSelect {...control} {...form.register('artistId')}>
        <option value="">No featured artist</option>
        {withChosen(artists, form.watch('artistId')).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    )}
  </ChoiceField>
);

/** Who is chosen stays so while the list is not there, or no longer has them. */
const withChosen = ({ rows, state }: EventChoices['artists'], chosen: string) => {
  const options = rows.map(({ id, name, genre }) => ({
    value: String(id),
    label: genre ? `${name} · ${genre}` : name,
  }));
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  const label = state === 'ready' ? 'An artist who is not on the list any more' : 'As chosen before';
  return [...options, { value: chosen, label }];
};
