import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { twelveHourTime } from '#contract/rules/clock';
import { genreName } from '#shared/lib/genre-name';
import type { EventResponse } from '#features/events/events.queries';

/**
 * Names the featured artist, then the other acts, with their set times, and leads to their pages, unless they wait for approval and have none;
 * isolated, for a name may be written from right to left.
 */
export const FeaturedLine = ({ acts }: Pick<EventResponse, 'acts'>) =>
  acts.map(({ id, name, genre, hasPage, setTime }, place) => (
    <Fragment key={id}>
      {['Featuring ', ' · with '][place] ?? ', '}
      {hasPage ? (
        <Link className="text-link" to="/artists/$artistId" params={{ artistId: id }}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {setTime && ` (${twelveHourTime(setTime)})`}
      {!place && genre && ` · ${genreName(genre)}`}
    </Fragment>
  ));
