import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { UseFormReturn } from 'react-hook-form';
import { SERIES_INTERVAL, SERIES_NIGHTS } from '#contract/rules/events/series';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { fieldOf } from '#shared/ui/form/field-of';
import { SelectField, TextField } from '#shared/ui/form/fields';
import { FieldRow } from '#shared/ui/layout/field-row';
import { Choice } from '#shared/ui/form/choice';
import type { EventForm } from '#features/events/form/event-form';
import { nightsOf, repeatNames, type RepeatForm } from './event-repeat';

/** Makes one event many: how often, until when, and which dates are left out. */
export const EventRepeatFields = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const [date, repeat] = form.watch(['date', 'repeat']);
  return (
    <Stack as="fieldset" gap="4" pt="4" borderTop="1px dashed" borderColor="control">
      <legend className="visually-hidden">Repeat</legend>
      <SelectField label="Repeat" {...fieldOf(form, 'repeat.how')}>
        {Object.entries(repeatNames(date)).map(([how, name]) => (
          <option key={how} value={how}>
            {name}
          </option>
        ))}
      </SelectField>
      {repeat.how !== 'never' && (
        <>
          <HowLong form={form} repeat={repeat} />
          <Nights form={form} nights={nightsOf(date, repeat)} exceptions={repeat.exceptions} />
        </>
      )}
    </Stack>
  );
};

const HowLong = ({ form, repeat }: { form: UseFormReturn<EventForm>; repeat: RepeatForm }) => {
  const unit = repeat.how === 'weekly' ? 'weeks' : 'months';
  return (
    <>
      <TextField
        label={`Every how many ${unit}`}
        {...fieldOf(form, 'repeat.interval')}
        {...NUMBER}
        {...SERIES_INTERVAL}
      />
      <FieldRow>
        <SelectField label="Series ends" {...fieldOf(form, 'repeat.ends')}>
          <option value="count">After nights</option>
          <option value="until">On a date</option>
        </SelectField>
        {repeat.ends === 'count' ? (
          <TextField
            key="count"
            label="Number of nights"
            {...fieldOf(form, 'repeat.count')}
            {...NUMBER}
            {...SERIES_NIGHTS}
          />
        ) : (
          <TextField key="until" label="Last date" {...fieldOf(form, 'repeat.until')} type="date" />
        )}
      </FieldRow>
    </>
  );
};

const NUMBER = { type: 'number', inputMode: 'numeric' } as const;

interface NightsProps {
  form: UseFormReturn<EventForm>;
  nights: string[];
  exceptions: string[];
}

const LeftOut = chakra('s', { base: { color: 'muted' } });

/** Every night there would be; unticked ones are left out. */
const Nights = ({ form, nights, exceptions }: NightsProps) => {
  const leaveOut = (night: string, isLeftOut: boolean) =>
    form.setValue(
      'repeat.exceptions',
      isLeftOut ? [...exceptions, night] : exceptions.filter((other) => other !== night),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );
  const { exceptions: problem } = form.formState.errors.repeat ?? {};
  const error = problem?.message ?? problem?.root?.message;
  if (nights.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">
        {nights.filter((night) => !exceptions.includes(night)).length} nights
        <span className="field-hint"> · untick the dates to leave out</span>
      </legend>
      <Grid as="ul" mt="1" templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))">
        {nights.map((night) => (
          <li key={night}>
            <Choice
              type="checkbox"
              checked={!exceptions.includes(night)}
              onChange={({ target }) => leaveOut(night, !target.checked)}
            >
              {exceptions.includes(night) ? (
                <LeftOut>{formatLongDate(night)}</LeftOut>
              ) : (
                formatLongDate(night)
              )}
            </Choice>
          </li>
        ))}
      </Grid>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
