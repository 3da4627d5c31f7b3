import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarCheck, MailPlus } from 'lucide-react';
import { formatLongDate, formatShortMonth, formatShortWeekday } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { Hint } from '#shared/ui/layout/hint';
import type { OpenNight } from './today.queries';
import { freeLine } from './today-wording';

interface OpenNightsProps {
  nights: readonly OpenNight[];
  onInvite: (date: string) => void;
}

/** The next two weeks' nights without a show: those somebody is free on, and the rest in a line. */
export const OpenNights = ({ nights, onInvite }: OpenNightsProps) => {
  const promising = nights.filter(({ freeCount }) => freeCount > 0);
  const others = nights.filter(({ freeCount }) => freeCount === 0);
  return (
    <Stack as="section" gap="3" minWidth="0" aria-labelledby="open-nights">
      <div>
        <chakra.h2 id="open-nights" fontSize="2xl">
          Open nights
        </chakra.h2>
        <Hint>The next two weeks without a show, and who is free.</Hint>
      </div>
      {nights.length === 0 && <PageState icon={CalendarCheck} title="Every night of two weeks has a show." />}
      <Stack as="ul" gap="2" css={{ '&:empty': { display: 'none' } }}>
        {promising.map((night) => (
          <Night key={night.date} night={night} onInvite={onInvite} />
        ))}
      </Stack>
      {others.length > 0 && (
        <Hint>
          {promising.length > 0 ? 'Also open, with nobody free yet: ' : 'Nobody is free yet on '}
          {others.map(({ date }) => shortDay(date)).join('\u00a0· ')}.
        </Hint>
      )}
    </Stack>
  );
};

const Night = ({
  night: { date, free, freeCount },
  onInvite,
}: {
  night: OpenNight;
  onInvite: (date: string) => void;
}) => (
  <Flex as="li" className="card" wrap="wrap" align="center" gap="3" ps="4" pe="2" py="2">
    <chakra.div flex="1 1 9rem" minWidth="0" overflowWrap="anywhere">
      <chakra.p fontFamily="heading" fontWeight="700">
        <span aria-hidden>{shortDay(date)}</span>
        <span className="visually-hidden">{formatLongDate(date)}</span>
      </chakra.p>
      <Hint dir="auto">{freeLine(free, freeCount)}</Hint>
    </chakra.div>
    <Button look="outline" aria-label={`Invite for ${formatLongDate(date)}`} onClick={() => onInvite(date)}>
      <MailPlus size={20} aria-hidden /> Invite
    </Button>
  </Flex>
);

/** Fri, Nov 27, on one line. */
const shortDay = (date: string): string =>
  `${formatShortWeekday(date)},\u00a0${formatShortMonth(date)}\u00a0${Number(date.slice(8))}`;
