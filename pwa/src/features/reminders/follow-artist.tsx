import { BellRing, UserPlus } from 'lucide-react';
import type { NoticeWay } from '#contract/messages';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Hint } from '#shared/ui/layout/hint';
import { OBSTACLE_WORDS } from './obstacle-words';
import { useWish } from './use-wish';

interface FollowArtistProps {
  artist: { id: number; name: string };
}

const WORDS_OF_WAY: Record<NoticeWay, string> = {
  push: 'New shows come as a notification.',
  email: 'New shows come by email.',
  unproved: 'Verify your email on your account page, so that new shows come by email.',
  refused: 'Emails about artists are off: turn them on under Notifications.',
};

/** 'Follow' an artist, to be told of new shows, and its undoing. */
export const FollowArtist = ({ artist }: FollowArtistProps) => {
  const follow = useWish({
    kind: 'artist-follows',
    about: artist.id,
    field: 'artistId',
    wished: (way) => ({
      title: `You follow ${artist.name}`,
      description: WORDS_OF_WAY[way],
    }),
    takenBack: { title: `You do not follow ${artist.name} any more` },
    failed: 'Failed to follow the artist',
  });
  if (!follow.isOffered) return null;
  if (follow.isWished)
    return (
      <Button look="outline" aria-pressed {...unlessPending(follow.isPending, follow.takeBack)}>
        <BellRing size={20} aria-hidden /> Following
      </Button>
    );
  if (follow.obstacle)
    return (
      <div>
        <Hint role="status" mb="2">
          {OBSTACLE_WORDS[follow.obstacle]} With an account, new shows come by email.
        </Hint>
        <ButtonLink to="/login" look="outline">
          Log in to follow
        </ButtonLink>
      </div>
    );
  return (
    <Button look="outline" aria-pressed={false} {...unlessPending(follow.isPending, follow.wish)}>
      <UserPlus size={20} aria-hidden /> Follow
    </Button>
  );
};
