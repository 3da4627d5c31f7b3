import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Globe, Link2, MicOff, MicVocal, Share2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRefused } from '#shared/http/http-error';
import { genreName } from '#shared/lib/genre-name';
import { Badge } from '#shared/ui/page/badge';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { sharePage } from '#shared/ui/page/share-page';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { ArtistPicture } from '#shared/ui/page/artist-picture';
import { artistQuery, type Artist } from './artists.queries';
import { DemoPlayer } from './demo-player';
import { type LinkedText, socialPieces, websiteLink } from './social-links';

interface ArtistPageProps {
  artistId: number;
  /** Class pair per lower-case type name. */
  types: Map<string, { name: string; color: string }>;
  /** What the artist plays next. */
  shows: ReactNode;
  /** Beside the other things to do. */
  renderFollow: (artist: Artist) => ReactNode;
}

/** One approved artist, for everybody: how they look and sound, when they play, and how to book them. */
export const ArtistPage = ({ artistId, types, shows, renderFollow }: ArtistPageProps) => {
  const query = useQuery(artistQuery(artistId));
  const isGone = isRefused(query.error);
  const artist = isGone ? undefined : query.data;
  usePageTitle(artist?.name ?? 'Artist');
  return (
    <Stack as="main" className="page" gap="6">
      {isGone && <Gone />}
      {artist && (
        <Profile artist={artist} type={types.get(artist.genre)} shows={shows} follow={renderFollow(artist)} />
      )}
      {!isGone && !artist && (
        <Unanswered query={query} what="The artist" offline="This artist is not on this phone yet.">
          <PageSkeleton />
        </Unanswered>
      )}
    </Stack>
  );
};

interface ProfileProps {
  artist: Artist;
  /** The genre as the venue names it. */
  type: { name: string; color: string } | undefined;
  shows: ReactNode;
  follow: ReactNode;
}

const Profile = ({ artist, type, shows, follow }: ProfileProps) => (
  <>
    <Grid
      as="section"
      className="card"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      overflow="hidden"
      aria-labelledby="artist-name"
    >
      <ArtistPicture address={artist.profileImage} size="page" />
      <Stack gap="4" p={{ base: '4', md: '6' }} overflowWrap="anywhere">
        <p>
          <Badge label={type?.name ?? genreName(artist.genre)} color={type?.color} />
        </p>
        <chakra.h1 id="artist-name" fontSize="3xl" dir="auto" tabIndex={-1}>
          {artist.name}
        </chakra.h1>
        {artist.description && (
          <chakra.p whiteSpace="pre-line" dir="auto">
            {artist.description}
          </chakra.p>
        )}
        <DemoPlayer
          address={artist.demoFile}
          type={artist.demoFileType}
          label={`Demo recording of ${artist.name}`}
        />
        <ArtistLinks artist={artist} />
        <Flex wrap="wrap" gap="2" css={{ '& > *': { flex: { base: '1 1 auto', md: '0 1 auto' } } }}>
          <ButtonLink to="/artists/$artistId/book" params={{ artistId: artist.id }}>
            <CalendarPlus size={20} aria-hidden /> Request to book
          </ButtonLink>
          {follow}
          <Button look="outline" onClick={() => void sharePage(artist.name)}>
            <Share2 size={20} aria-hidden /> Share
          </Button>
          <ButtonLink to="/artists" look="outline">
            <MicVocal size={20} aria-hidden /> All artists
          </ButtonLink>
        </Flex>
      </Stack>
    </Grid>
    <section aria-labelledby="artist-shows">
      <chakra.h2 id="artist-shows" mb="3" fontSize="2xl">
        Upcoming Shows
      </chakra.h2>
      {shows}
    </section>
  </>
);

const ArtistLinks = ({ artist: { website, socialMedia } }: { artist: Artist }) => {
  const pieces = socialPieces(socialMedia);
  if (!website && pieces.length === 0) return null;
  return (
    <ul>
      {website && <ArtistLink icon={Globe} {...websiteLink(website)} />}
      {pieces.map((piece) => (
        <ArtistLink key={piece.text} icon={Link2} {...piece} />
      ))}
    </ul>
  );
};

const ArtistLink = ({ icon: Icon, text, href }: LinkedText & { icon: LucideIcon }) => (
  <Flex
    as="li"
    align="center"
    gap="2"
    minHeight="2.75rem"
    css={{ '& > :last-child': { minWidth: '0' }, '& > a': { py: '0.625rem' } }}
  >
    <Icon size={20} color="var(--chakra-colors-accent)" aria-hidden />
    {href ? <OutwardLink href={href}>{text}</OutwardLink> : <span dir="auto">{text}</span>}
  </Flex>
);

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
      <ButtonLink to="/artists" look="outline">
        See all artists
      </ButtonLink>
    }
  >
    The page may not be public yet, or may have been taken down.
  </PageState>
);

const PageSkeleton = () => (
  <Stack gap="4" role="status" aria-label="Loading artist">
    <Skeleton height="16rem" />
    <Skeleton height="2rem" width="12rem" />
    <Skeleton height="8rem" />
  </Stack>
);
