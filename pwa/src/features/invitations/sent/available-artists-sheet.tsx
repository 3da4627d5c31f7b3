import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarPlus, CalendarX, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { genreName } from '#shared/lib/genre-name';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { ArtistPicture } from '#shared/ui/page/artist-picture';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { InvitableArtist } from '#features/invitations/invitations.queries';

export interface AvailableArtistsSheetProps {
  /** Undefined until the venue has said who is free. */
  artists: readonly InvitableArtist[] | undefined;
  /** In their place until then. */
  unanswered?: ReactNode;
  /** `YYYY-MM-DD` */
  date: string;
  /** Goes on without inviting anybody, where that leads somewhere. */
  onAddEvent?: () => void;
  onClose: () => void;
  /** As `Sheet` has it. */
  isRoute?: boolean;
  onChoose: (artist: InvitableArtist) => void;
}

/** Who is free on a date (spec §2 "Invitations tab"): one dialog, before and after that is known. */
export const AvailableArtistsSheet = ({
  artists,
  unanswered,
  onChoose,
  date,
  onAddEvent,
  ...sheet
}: AvailableArtistsSheetProps) => (
  <Sheet
    title="Available Artists"
    subtitle={formatLongDate(date)}
    footer={
      onAddEvent && (
        <Button look="outline" wide onClick={onAddEvent}>
          <CalendarPlus size={20} aria-hidden /> Add an event instead
        </Button>
      )
    }
    {...sheet}
  >
    {artists ? <ArtistChoice artists={artists} onChoose={onChoose} /> : unanswered}
  </Sheet>
);

const ArtistButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minHeight: '2.75rem',
    p: '3',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'card',
    bg: 'surface',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'accentSolid', bg: 'raised' },
    '& > svg': { flex: 'none', color: 'muted' },
  },
});

interface ArtistChoiceProps {
  artists: readonly InvitableArtist[];
  onChoose: (artist: InvitableArtist) => void;
}

/** Photo, name, genre, email, and what the artist says of the date. */
const ArtistChoice = ({ artists, onChoose }: ArtistChoiceProps) =>
  artists.length === 0 ? (
    <PageState icon={CalendarX} title="No artist is available on this day">
      Choose a highlighted day, or ask an artist to mark this one.
    </PageState>
  ) : (
    <Stack as="ul" gap="3">
      {artists.map((artist) => (
        <li key={artist.id}>
          <ArtistButton type="button" onClick={() => onChoose(artist)}>
            <ArtistPicture address={artist.profileImage} size="choice" />
            <Stack as="span" flex="1" gap="0" minWidth="0" fontSize="sm" overflowWrap="anywhere">
              <chakra.span fontFamily="heading" fontSize="lg" fontWeight="700" dir="auto">
                {artist.name}
              </chakra.span>
              <chakra.span textTransform="capitalize">{genreName(artist.genre)}</chakra.span>
              <chakra.span color="muted">{artist.email}</chakra.span>
              <chakra.span whiteSpace="pre-line" dir="auto">
                {artist.free}
              </chakra.span>
            </Stack>
            <ChevronRight size={22} aria-hidden />
          </ArtistButton>
        </li>
      ))}
    </Stack>
  );
