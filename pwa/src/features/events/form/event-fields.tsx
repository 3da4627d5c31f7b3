import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { ImagePlus, ImageUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EVENT_STATUSES } from '#contract/events';
import { TEXT_LENGTH } from '#contract/limits';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { FileButton } from '#shared/ui/file/file-button';
import { Button } from '#shared/ui/form/button';
import { EventTypeField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { SelectField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { FieldRow } from '#shared/ui/layout/field-row';
import { BillFields, type ArtistChoices } from '#features/events/form/bill/bill-fields';
import { EventImage } from '#features/events/event-image';
import type { EventResponse } from '#features/events/events.queries';
import type { PictureChoice } from '#features/events/form/repeat/use-event-picture';
import { endHint, FIELD_LABELS, STATUS_NAMES, type EventField, type EventForm } from './event-form';

/** What the form's selects offer. */
export interface EventChoices {
  eventTypes: Choices<{ name: string }>;
  artists: ArtistChoices;
}

/** With the acts of a show that staff took off the list since: they stay on its bill until they are removed. */
export const withActs = (
  { artists, ...others }: EventChoices,
  acts: EventResponse['acts'],
): EventChoices => ({
  ...others,
  artists: {
    ...artists,
    rows: [...acts.filter((act) => !artists.rows.some(({ id }) => id === act.id)), ...artists.rows],
  },
});

interface EventFieldsProps {
  form: UseFormReturn<EventForm>;
  choices: EventChoices;
  picture: PictureChoice;
}

/** Everything one event has (spec §2 "Add/Edit Event form"). */
export const EventFields = ({ form, choices, picture }: EventFieldsProps) => {
  const type = form.watch('type');
  return (
    <>
      <TextField
        {...fieldNamed(form, 'name')}
        autoComplete="off"
        maxLength={TEXT_LENGTH.eventName}
        required
      />
      <FieldRow>
        <EventTypeField
          {...fieldNamed(form, 'type')}
          chosen={type}
          types={choices.eventTypes}
          none={type ? undefined : 'Add event types on the Types tab first'}
        />
        <SelectField {...fieldNamed(form, 'status')}>
          {EVENT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <TimeFields form={form} />
      <BillFields form={form} artists={choices.artists} />
      <TextAreaField {...fieldNamed(form, 'description')} rows={4} />
      <TextAreaField
        {...fieldNamed(form, 'artistNotes')}
        hint="For staff and the acts, e.g. what they bring or need"
        rows={3}
      />
      <TextField {...fieldNamed(form, 'capacity')} inputMode="numeric" placeholder="Optional" />
      <EventPicture imageUrl={form.watch('imageUrl')} picture={picture} />
    </>
  );
};

const fieldNamed = (form: UseFormReturn<EventForm>, name: EventField) => ({
  label: FIELD_LABELS[name],
  ...fieldOf(form, name),
});

const TimeFields = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const [time, endTime] = form.watch(['time', 'endTime']);
  return (
    <>
      <FieldRow>
        <TextField {...fieldNamed(form, 'date')} type="date" required />
        <TextField {...fieldNamed(form, 'time')} type="time" required />
      </FieldRow>
      <FieldRow>
        <TextField {...fieldNamed(form, 'doorsTime')} hint="Optional" type="time" />
        <TextField
          {...fieldNamed(form, 'endTime')}
          hint={endHint({ time, endTime }) ?? 'Optional'}
          type="time"
        />
      </FieldRow>
    </>
  );
};

/** The event's picture, and how to choose another or none. */
const EventPicture = ({
  imageUrl,
  picture: { isUploading, choose, remove },
}: {
  imageUrl: string;
  picture: PictureChoice;
}) => {
  const id = useId();
  const label = isUploading ? 'Uploading...' : imageUrl ? 'Change picture' : 'Add picture';
  return (
    <Stack gap="2" role="group" aria-labelledby={`${id}-label`}>
      <span className="field-label" id={`${id}-label`}>
        {FIELD_LABELS.imageUrl}
      </span>
      {imageUrl && <EventImage src={imageUrl} alt="The event's picture" />}
      <Flex wrap="wrap" gap="2">
        <FileButton
          icon={imageUrl ? ImageUp : ImagePlus}
          label={label}
          accept={PICTURE_ACCEPT}
          isBusy={isUploading}
          onChoose={choose}
        />
        {imageUrl && !isUploading && (
          <Button look="quiet" onClick={remove}>
            <Trash2 size={20} aria-hidden /> Remove picture
          </Button>
        )}
      </Flex>
    </Stack>
  );
};
