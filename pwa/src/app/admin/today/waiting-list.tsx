import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState, type ComponentProps } from 'react';
import { NothingWaits } from '#features/today/nothing-waits';
import { waitingQuery, type Today, type Waiting } from '#features/today/today.queries';
import { waitingLine } from '#features/today/today-wording';
import { UndoBar } from '#features/verification/deck/undo-bar';
import { useDecisions } from '#features/verification/verdict/use-decisions';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Hint } from '#shared/ui/layout/hint';
import { RowList } from '#shared/ui/list/row-list';
import { usePages } from '#shared/ui/list/use-pages';
import { optionalPart } from '#shared/ui/page/optional-part';
import type { OpenedForm as Form } from './opened-form';
import { WaitingItem } from './waiting-item';

/** Forms are most of the page's code, and most visits need none. */
const OpenedForm = optionalPart<ComponentProps<typeof Form>>(
  async () => (await import('./opened-form')).OpenedForm,
);

/** As many as a phone shows are drawn at once, the rest right after. */
const FIRST_ROWS = 2;

/** What needs somebody, the oldest first, each done where it stands (design §9). */
export const WaitingList = ({ today }: { today: Today }) => {
  const decisions = useDecisions();
  const [opened, setOpened] = useState<Waiting | null>(null);
  const found = usePages(useInfiniteQuery(waitingQuery));
  // What was decided here is on its way.
  const rows = found.rows.filter(({ photo }) => !photo || !decisions.isGone(photo));
  const drawn = useDeferredValue(Infinity, FIRST_ROWS);
  return (
    <Stack as="section" gap="3" minWidth="0" aria-labelledby="waiting" aria-busy={found.state === 'loading'}>
      <div>
        <chakra.h2 id="waiting" fontSize="2xl">
          Needs somebody
        </chakra.h2>
        <Hint role="status" css={{ '&:empty': { display: 'none' } }}>
          {waitingLine(today.waiting)}
        </Hint>
      </div>
      <UndoBar last={decisions.last} onUndo={() => decisions.undo()} onDismiss={decisions.forgetLast} />
      <Stack gap="3">
        <RowList
          pages={{ ...found, rows: rows.slice(0, drawn) }}
          noun="waiting list"
          offline="What waits is private, so it is never kept on this device. It comes back with your connection."
          loading={{ rows: 3, rowHeight: '12rem' }}
          empty={<NothingWaits next={nextLine(today)} />}
        >
          {(row) => (
            <li key={keyOf(row)} data-row={keyOf(row)}>
              <WaitingItem waiting={row} decisions={decisions} onOpen={setOpened} />
            </li>
          )}
        </RowList>
      </Stack>
      <Suspense>
        {opened && <OpenedForm waiting={opened} decisions={decisions} onClose={() => setOpened(null)} />}
      </Suspense>
    </Stack>
  );
};

const keyOf = ({ kind, id }: Waiting): string => `${kind}-${id}`;

const nextLine = ({ tonight, next }: Today): string | null => {
  if (tonight.length > 0) return 'Enjoy the show.';
  return next && `Next up: ${next.name}, ${formatLongDate(next.date)}.`;
};
