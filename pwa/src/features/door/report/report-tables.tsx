import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { REFUSAL_WORDS, UNDO_WORDS } from '#contract/door';
import { twelveHourTime } from '#contract/rules/clock';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { doorTime } from '#features/door/line/door-times';
import { OWN_PHONES, PHOTO_REFUSED } from './report-csv';
import type { DoorReport } from './report.queries';

/** The night by quarter of an hour, what was undone, and the cards that were refused. */
export const ReportTables = ({ report: { quarters, undone, refused } }: { report: DoorReport }) => {
  const timeZone = useVenueZone();
  return (
    <>
      <Part title="By quarter of an hour" none={quarters.length === 0 && 'Nobody checked in.'}>
        <Head labels={['From', 'Where', 'Check-ins', 'People']} />
        <tbody>
          {quarters.map(({ time, gate, checkIns, people }) => (
            <tr key={`${time} ${gate}`}>
              <TimeCell>{twelveHourTime(time)}</TimeCell>
              <td>{gate ?? OWN_PHONES}</td>
              <td>{checkIns}</td>
              <td>{people}</td>
            </tr>
          ))}
        </tbody>
      </Part>
      <Part title="Undone" none={undone.length === 0 && 'Nothing was undone.'}>
        <Head labels={['Guest', 'Party', 'In at', 'Why']} />
        <tbody>
          {undone.map(({ name, partySize, occurredAt, reason }) => (
            <tr key={`${name} ${occurredAt}`}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>{partySize}</td>
              <TimeCell>{doorTime(occurredAt, timeZone)}</TimeCell>
              <td>{reason ? UNDO_WORDS[reason] : PHOTO_REFUSED}</td>
            </tr>
          ))}
        </tbody>
      </Part>
      <Part title="Refused cards" none={refused.length === 0 && 'No card was refused.'}>
        <Head labels={['At', 'Where', 'Why']} />
        <tbody>
          {refused.map(({ occurredAt, gate, reason }) => (
            <tr key={`${occurredAt} ${gate}`}>
              <TimeCell>{doorTime(occurredAt, timeZone)}</TimeCell>
              <td>{gate}</td>
              <td>{REFUSAL_WORDS[reason]}</td>
            </tr>
          ))}
        </tbody>
      </Part>
    </>
  );
};

interface PartProps {
  title: string;
  /** Said in place of an empty table. */
  none: string | false;
  children: ReactNode;
}

const Part = ({ title, none, children }: PartProps) => (
  <Stack as="section" className="card" gap="2" p="4" overflowX="auto">
    <chakra.h2 fontSize="xl">{title}</chakra.h2>
    {none ? <chakra.p color="muted">{none}</chakra.p> : <Table aria-label={title}>{children}</Table>}
  </Stack>
);

const Head = ({ labels }: { labels: string[] }) => (
  <thead>
    <tr>
      {labels.map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& :is(th, td)': { px: '2', py: '2', textAlign: 'start', borderBottom: '1px solid', borderColor: 'line' },
    '& th': { color: 'muted', fontSize: 'sm' },
  },
});

const TimeCell = chakra('td', { base: { whiteSpace: 'nowrap' } });
