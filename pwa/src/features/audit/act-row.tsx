import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Fold } from '#shared/ui/layout/fold';
import { SmallLine } from '#shared/ui/layout/small-line';
import type { Act } from './acts';
import { fieldWord, headOf, sentenceOf, valueOf, whoOf } from './log-sentences';
import type { StaffLogFilter } from './staff-log-filter';
import type { LogEntry, LoggedField } from './staff-log.queries';

interface ActRowProps {
  act: Act;
  onFilter: (filter: StaffLogFilter) => void;
}

/** What somebody did in one go: a sentence, and on request what was there before and after. */
export const ActRow = ({ act, onFilter }: ActRowProps) => {
  const timeZone = useVenueZone();
  const { main, rows } = act;
  const who = whoOf(rows.find(({ person }) => person) ?? main);
  return (
    <Box
      as="article"
      className="card"
      px="4"
      pt="3"
      minWidth="0"
      aria-label={`${who}, ${momentOf(main.at, timeZone)}`}
    >
      <chakra.p overflowWrap="anywhere">
        <strong dir="auto">{who}</strong> {sentenceOf(act, timeZone)}
      </chakra.p>
      <SmallLine>
        {momentOf(main.at, timeZone)} · {main.device}
      </SmallLine>
      <Fold label="Before and after">
        <Stack gap="4" pb="4">
          {rows.map((row) => (
            <ChangedRow key={row.id} row={row} timeZone={timeZone} onFilter={onFilter} />
          ))}
        </Stack>
      </Fold>
    </Box>
  );
};

interface ChangedRowProps {
  row: LogEntry;
  timeZone: string;
  onFilter: (filter: StaffLogFilter) => void;
}

const ChangedRow = ({ row, timeZone, onFilter }: ChangedRowProps) => (
  <Stack gap="1" minWidth="0">
    <chakra.p fontWeight="600" overflowWrap="anywhere">
      {upperFirst(headOf(row))}
    </chakra.p>
    {row.fields.length > 0 && <Fields fields={row.fields} timeZone={timeZone} />}
    {row.thingId !== null && (
      <History
        type="button"
        onClick={() => onFilter({ thing: row.thing, thingId: row.thingId ?? undefined })}
      >
        All that happened to it
      </History>
    )}
  </Stack>
);

const Fields = ({ fields, timeZone }: { fields: readonly LoggedField[]; timeZone: string }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">What</span>
        </th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {fields.map((field) => (
        <tr key={field.name}>
          <th scope="row">{fieldWord(field)}</th>
          {field.isKept ? (
            <>
              <td dir="auto">{valueOf(field.before, timeZone)}</td>
              <td dir="auto">{valueOf(field.after, timeZone)}</td>
            </>
          ) : (
            <chakra.td colSpan={2} color="muted">
              was changed; its words are not kept here
            </chakra.td>
          )}
        </tr>
      ))}
    </tbody>
  </Table>
);

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const History = chakra('button', {
  base: {
    minHeight: '2.75rem',
    width: 'fit-content',
    color: 'accent',
    fontSize: 'sm',
    fontWeight: '600',
    cursor: 'pointer',
  },
});

const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    fontSize: 'sm',
    '& th, & td': { py: '1', pe: '3', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& thead th': { color: 'muted', fontWeight: '400' },
    '& tbody th': { fontWeight: '400' },
    '& tbody tr': { borderTop: '1px solid var(--chakra-colors-line)' },
  },
});
