import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { DATE_ORDERS } from '#contract/rules/imports';
import { useFocusBack } from '#shared/ui/dialog/use-focus-back';
import { useStaysTrue } from '#shared/ui/feedback/use-stays-true';
import { Checkbox } from '#shared/ui/form/checkbox';
import { SelectField, TextField } from '#shared/ui/form/fields';
import { FieldRow } from '#shared/ui/layout/field-row';
import { Hint } from '#shared/ui/layout/hint';
import type { Import, ImportOptions } from './imports.queries';
import type { ImportCommands } from './use-import-commands';

interface ImportReadingProps {
  found: Import;
  change: ImportCommands['change'];
  typeField: (chosen: string, onChoose: (type: string) => void) => ReactNode;
}

/** How the rows are understood; each choice is tried at once, and the next one waits for what comes of it. */
export const ImportReading = ({ found, change, typeField }: ImportReadingProps) => {
  const send = (options: ImportOptions, onError?: () => void) => change.mutate(options, { onError });
  const { fields, noteFocus } = useFocusBack(change.isPending);
  const isCalendar = found.format === 'ics';
  return (
    <Stack gap="4" aria-busy={change.isPending || undefined}>
      <chakra.fieldset ref={fields} disabled={change.isPending} display="contents" onFocus={noteFocus}>
        {found.missing.length > 0 && (
          <p role="alert">Please say which column is: {found.missing.join(', ')}.</p>
        )}
        {found.kind === 'events' && (
          <>
            <FieldRow>
              {typeField(found.type, (type) => send({ type }))}
              <UsualTime
                usualTime={found.usualTime}
                onChoose={(usualTime, onFailed) => send({ usualTime }, onFailed)}
              />
              {!isCalendar && (
                <DateOrder value={found.dateOrder} onChoose={(dateOrder) => send({ dateOrder })} />
              )}
            </FieldRow>
            <Checkbox
              checked={found.tellsFollowers}
              onChange={({ target }) => send({ tellsFollowers: target.checked })}
              hint="Otherwise nobody hears of it. Past shows never make news."
            >
              Tell the artists’ followers of new shows that are still ahead
            </Checkbox>
          </>
        )}
        {!isCalendar && <Columns found={found} onChange={send} />}
      </chakra.fieldset>
      <Hint role="status">{change.isPending ? 'Reading the rows in that way...' : ''}</Hint>
    </Stack>
  );
};

/** Sent once the field is left: half a time is none. It shows what the venue has. */
const UsualTime = ({
  usualTime,
  onChoose,
}: {
  usualTime: string | null;
  onChoose: (time: string | null, onFailed: () => void) => void;
}) => {
  const kept = usualTime ?? '';
  const [time, setTime] = useState(kept);
  const save = () => time !== kept && onChoose(time || null, () => setTime(kept));
  return (
    <TextField
      label="Start of shows without one"
      type="time"
      value={time}
      onChange={({ target }) => setTime(target.value)}
      onBlur={save}
    />
  );
};

const ORDER_WORDS = { 'month-first': '12/31/2026', 'day-first': '31/12/2026' };

const DateOrder = ({
  value,
  onChoose,
}: {
  value: Import['dateOrder'];
  onChoose: (order: Import['dateOrder']) => void;
}) => (
  <SelectField
    label="Dates are written"
    value={value}
    onChange={({ target }) => onChoose(DATE_ORDERS.find((order) => order === target.value) ?? value)}
  >
    {DATE_ORDERS.map((order) => (
      <option key={order} value={order}>
        {ORDER_WORDS[order]}
      </option>
    ))}
  </SelectField>
);

/** Which column says what; open once something needed was not found. */
const Columns = ({ found, onChange }: { found: Import; onChange: (options: ImportOptions) => void }) => {
  const wasNeeded = useStaysTrue(found.missing.length > 0);
  const choose = (field: string, value: string) =>
    onChange({
      columns: found.columns.flatMap((one) => {
        const column = one.field === field ? (value === '' ? null : Number(value)) : one.column;
        return column === null ? [] : { field: one.field, column };
      }),
    });
  return (
    <chakra.details open={wasNeeded || undefined}>
      <chakra.summary cursor="pointer" minHeight="2.75rem" py="2" fontWeight="600">
        Which column says what
      </chakra.summary>
      <FieldRow>
        {found.columns.map(({ field, label, column }) => (
          <SelectField
            key={field}
            label={label}
            value={column ?? ''}
            onChange={({ target }) => choose(field, target.value)}
          >
            <option value="">None</option>
            {found.columnNames.map((name, place) => (
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </FieldRow>
    </chakra.details>
  );
};
