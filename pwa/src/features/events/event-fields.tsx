import type { UseFormReturn } from 'react-hook-form';
import { EVENT_STATUSES } from '#contract/event-statuses';
import { TEXT_LENGTH } from '#contract/limits';
import { Field } from '#shared/ui/field';
import { Input, NativeSelect, TextArea } from '#shared/ui/input';
import { choiceHint, RetryChoices, type Choices } from './choice-hint';
import { endHint, FIELD_LABELS, STATUS_NAMES, type EventForm } from './event-form';
import { EventPicture } from './event-picture';
import type { PictureChoice } from './use-event-picture';

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
      <div className="event-form-pair">
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
      </div>
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
      <div className="event-form-pair">
        <Field label={FIELD_LABELS.date} error={errors.date?.message}>
          {(control) => <Input {...control} {...form.register('date')} type="date" required />}
        </Field>
        <Field label={FIELD_LABELS.time} error={errors.time?.message}>
          {(control) => <Input {...control} {...form.register('time')} type="time" required />}
        </Field>
      </div>
      <div className="event-form-pair">
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
      </div>
    </>
  );
};

const TypeSelect = ({ form, choices: { eventTypes } }: ChoiceProps) => {
  const names = new Map(eventTypes.rows.map(({ name }) => [name.toLowerCase(), name]));
  // A type that was deleted stays on the events that have it.
  const current = form.watch('type');
  if (current && !names.has(current)) names.set(current, current);
  const hasNone = eventTypes.state === 'ready' && names.size === 0;
  const hint = hasNone
    ? 'Add event types on the Types tab first'
    : choiceHint('event types', eventTypes.state);
  return (
    <div className="event-choice">
      <Field label={FIELD_LABELS.type} error={form.formState.errors.type?.message} hint={hint}>
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
      </Field>
      <RetryChoices choices={eventTypes} />
    </div>
  );
};

const ArtistSelect = ({ form, choices: { artists } }: ChoiceProps) => (
  <div className="event-choice">
    <Field
      label={FIELD_LABELS.artistId}
      error={form.formState.errors.artistId?.message}
      hint={choiceHint('artists', artists.state)}
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
    </Field>
    <RetryChoices choices={artists} />
  </div>
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
