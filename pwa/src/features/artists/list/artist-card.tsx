import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import { genreName } from '#shared/lib/genre-name';
import { ArtistPicture } from '#shared/ui/page/artist-picture';
import { Badge } from '#shared/ui/page/badge';
import type { Artist } from '#features/artists/artists.queries';

interface ArtistCardProps {
  artist: Artist;
  types: readonly { name: string; color: string }[];
}

/** An artist with picture, name and genre, which leads to their page. */
export const ArtistCard = ({ artist, types }: ArtistCardProps) => {
  const type = types.find(({ name }) => name.toLowerCase() === artist.genre);
  return (
    <CardLink to="/artists/$artistId" params={{ artistId: artist.id }} className="card">
      <ArtistPicture address={artist.profileImage} size="card" />
      <Stack gap="2" p={{ base: '3', md: '4' }} overflowWrap="anywhere">
        <chakra.h2 fontSize="xl" dir="auto">
          {artist.name}
        </chakra.h2>
        {artist.genre && (
          <p>
            <Badge label={type?.name ?? genreName(artist.genre)} color={type?.color} />
          </p>
        )}
      </Stack>
    </CardLink>
  );
};

const CardLink = createLink(
  chakra('a', {
    base: {
      display: 'block',
      height: '100%',
      overflow: 'hidden',
      color: 'ink',
      textDecoration: 'none',
      '&:hover h2': { textDecoration: 'underline' },
    },
  }),
);
