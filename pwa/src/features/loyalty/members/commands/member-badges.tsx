import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { dayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Hint } from '#shared/ui/layout/hint';
import { BadgeIcon } from '#features/loyalty/shown/badge-icon';
import { earnedBadgeIcon } from '#features/loyalty/shown/earned-badge-icon';
import type { MemberDetails } from '#features/loyalty/members/members.queries';

/** The badges a member has, the last earned first. */
export const MemberBadges = ({ badges }: Pick<MemberDetails, 'badges'>) => {
  const timeZone = useVenueZone();
  return (
    <Stack as="section" aria-labelledby="member-badges">
      <Heading as="h3" id="member-badges" fontSize="lg">
        Badges
      </Heading>
      {badges.length === 0 ? (
        <Hint>No badges yet.</Hint>
      ) : (
        <Grid
          as="ul"
          templateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))"
          gap="3"
          rowGap="0.5rem"
          css={{
            '& :is(strong, small)': { display: 'block' },
            '& small': { color: 'muted', fontSize: 'sm' },
          }}
        >
          {badges.map(({ id, name, icon, color, earnedDate }) => (
            <HStack as="li" key={id} minWidth="0">
              <BadgeIcon icon={earnedBadgeIcon({ name, icon })} color={color} size="small" />
              <span>
                <strong dir="auto">{name}</strong>
                <small>{dayOfInstant(earnedDate, timeZone)}</small>
              </span>
            </HStack>
          ))}
        </Grid>
      )}
    </Stack>
  );
};
