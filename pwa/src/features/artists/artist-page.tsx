import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Globe, Link2, MicOff, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isWebAddress } from '#contract/web-address';
import { isRefused } from '#shared/http/http-error';
import { genreName } from '#shared/lib/genre-name';
import { Badge } from '#shared/ui/page/badge';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { sharePage } from '#shared/lib/share-page';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import './artist-page.css';
import { ArtistPicture } from './artist-picture';
import { artistQuery, type Artist } from './artists.queries';
import { DemoPlayer } from './demo-player';
import { shortAddress, socialPieces } from './social-links';

interface ArtistPageProps {
  artistId: number;
  /** Class pair per lower-case type name. */
  types: Map<string, { name: string; color: string }>;
  /** What the artist plays next. */
  shows: ReactNode;
}

/** One approved artist, for everybody: how they look and sound, when they play, and how to book them. */
export const ArtistPage = ({ artistId, types, shows }: ArtistPageProps) => {
  const query = useQuery(artistQuery(artistId));
  const isGone = isRefused(query.error);
  const artist = isGone ? undefined : query.data;
  usePageTitle(artist?.name ?? 'Artist');
  return (
    <main className="page artist-page">
      {isGone && <Gone />}
      {artist && <Profile artist={artist} type={types.get(artist.genre)} shows={shows} />}
      {!isGone && !artist && (
        <Unanswered query={query} what="The artist" offline="This artist is not on this phone yet.">
          <PageSkeleton />
        </Unanswered>
      )}
    </main>
  );
};

interface ProfileProps {
  artist: Artist;
  /** The genre as the venue names it. */
  type: { name: string; color: string } | undefined;
  shows: ReactNode;
}

const Profile = ({ artist, type, shows }: ProfileProps) => (
  <>
    <section className="artist-page-card card" aria-labelledby="artist-name">
      <ArtistPicture address={artist.profileImage} size="page" />
      <div className="artist-page-words">
        <p>
          <Badge label={type?.name ?? genreName(artist.genre)} color={type?.color} />
        </p>
        <h1 id="artist-name" dir="auto" tabIndex={-1}>
          {artist.name}
        </h1>
        {artist.description && (
          <p className="artist-page-description" dir="auto">
            {artist.description}
          </p>
        )}
        <DemoPlayer
          address={artist.demoFile}
          type={artist.demoFileType}
          label={`Demo recording of ${artist.name}`}
        />
        <ArtistLinks artist={artist} />
        <div className="artist-page-actions">
          <ButtonLink to={bookingPath(artist.id)}>
            <CalendarPlus size={20} aria-hidden /> Request to book
          </ButtonLink>
          <Button look="outline" onClick={() => void sharePage(artist.name)}>
            <Share2 size={20} aria-hidden /> Share
          </Button>
        </div>
      </div>
    </section>
    <section aria-labelledby="artist-shows">
      <h2 id="artist-shows">Upcoming Shows</h2>
      {shows}
    </section>
  </>
);

/** Where the form of a booking request is. */
const bookingPath = (artistId: number): string => `/artists/${artistId}/book`;

const ArtistLinks = ({ artist: { website, socialMedia } }: { artist: Artist }) => {
  const site = website && isWebAddress(website) ? website : null;
  const pieces = socialPieces(socialMedia);
  if (!site && pieces.length === 0) return null;
  return (
    <ul className="artist-page-links">
      {site && (
        <li>
          <Globe size={20} aria-hidden />
          <OutwardLink href={site}>{shortAddress(site)}</OutwardLink>
        </li>
      )}
      {pieces.map(({ text, href }) => (
        <li key={text}>
          <Link2 size={20} aria-hidden />
          {href ? <OutwardLink href={href}>{text}</OutwardLink> : <span dir="auto">{text}</span>}
        </li>
      ))}
    </ul>
  );
};

/** Somebody else's site: it learns nothing of ours, and gets no credit from us. */
const OutwardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="text-link" href={href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="auto">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);

const Gone = () => (
  <PageState
    icon={MicOff}
    title="We cannot find this artist"
    announced
    action={
      <ButtonLink to="/" look="outline">
        See all events
      </ButtonLink>
    }
  >
    The page may not be public yet, or may have been taken down.
  </PageState>
);

const PageSkeleton = () => (
  <div className="artist-page-skeleton" role="status" aria-label="Loading artist">
    <Skeleton height="16rem" />
    <Skeleton height="2rem" width="12rem" />
    <Skeleton height="8rem" />
  </div>
);
