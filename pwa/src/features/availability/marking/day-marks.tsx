import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { availableArtistsQuery } from '#features/availability/availability.queries';
import type { ShownDate } from './shown-dates';
import { useOwnDates } from './use-own-dates';

/** What a calendar says of a day beside its events. */
export interface AvailabilityMark {
  kind: 'own' | 'blackout' | 'artists';
  /** Read aloud with the day. */
  words: string;
}

export type Marks = ReadonlyMap<string, AvailabilityMark>;

/** Undefined while they are not known. */
type OnMarks = (marks: Marks | undefined) => void;

interface OwnDayMarksProps {
  userId: number;
  /** The venue's date. */
  today: string;
  onMarks: OnMarks;
}

/** Tells a calendar the artist's own days, free and not, those that wait to be sent among them. Draws nothing. */
export const OwnDayMarks = ({ userId, today, onMarks }: OwnDayMarksProps) => {
  const { dates } = useOwnDates(userId, today);
  const marks = useMemo(() => ownMarks(dates ?? []), [dates]);
  useMarks(marks, onMarks);
  return null;
};

interface ArtistDayMarksProps {
  /** Dates on screen, inclusive. */
  from: string;
  to: string;
  onMarks: OnMarks;
}

/** Tells a calendar the days on which artists are free, and who; for admins. Draws nothing. */
export const ArtistDayMarks = ({ from, to, onMarks }: ArtistDayMarksProps) => {
  const { data } = useQuery(availableArtistsQuery({ from, to }));
  const marks = useMemo<Marks | undefined>(
    () =>
      data &&
      new Map(
        [...data].map(([date, artists]) => [
          date,
          { kind: 'artists', words: `available: ${artists.map(({ name }) => name).join(', ')}` },
        ]),
      ),
    [data],
  );
  useMarks(marks, onMarks);
  return null;
};

/** The artist's own days as a calendar shows them, by date. */
export const ownMarks = (dates: ShownDate[]): Marks => new Map(dates.flatMap(ownMark));

const ownMark = ({ date, values, state }: ShownDate): [string, AvailabilityMark][] => {
  if (!values) return [];
  const said = values.isAvailable ? 'you are available' : 'you are not available';
  return [[date, { kind: values.isAvailable ? 'own' : 'blackout', words: `${said}${STATE_WORDS[state]}` }]];
};

const STATE_WORDS: Record<ShownDate['state'], string> = {
  saved: '',
  waiting: ', waiting to be sent',
  refused: ', not sent',
  disputed: ', also changed on another device: please choose',
};

const useMarks = (marks: Marks | undefined, onMarks: OnMarks): void => {
  useEffect(() => onMarks(marks), [marks, onMarks]);
  useEffect(() => () => onMarks(undefined), [onMarks]);
};
