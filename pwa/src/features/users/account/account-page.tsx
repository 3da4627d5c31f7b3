import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import {
  ChevronRight,
  Ticket,
  Award,
  Bell,
  CalendarDays,
  Handshake,
  KeyRound,
  Music,
  UserPen,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { messageSwitchesOf } from '#contract/rules/message-kinds';
import type { UserType } from '#contract/users';
import { fullNameOf, type AuthUser } from '#shared/session/auth-user';
import { SignOutButton } from '#shared/session/sign-out/sign-out-button';
import { Tabs, type TabLink } from '#shared/ui/page/tabs';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { KIND_OF_ACCOUNT } from '#features/users/management/user-wording';
import { PersonPicture } from '#features/users/person-picture';
import { ThemeSwitch } from '#features/users/theme-switch';

/** The page's width in the reader's own text size says where things stand, not the window's. */
const WIDE = '@container (min-width: 60rem)';

interface AccountPageProps {
  user: AuthUser;
  /** The open tab's content. */
  children: ReactNode;
}

/** The frame of the account: who is signed in, the tabs, and what this phone remembers (spec §2 "Account page"). */
export const AccountPage = ({ user, children }: AccountPageProps) => {
  usePageTitle('Account Management');
  return (
    <chakra.main className="page" containerType="inline-size" maxWidth="70rem">
      <Grid
        templateColumns="minmax(0, 40rem)"
        alignContent="start"
        justifyContent="center"
        gap="4"
        // The open tab at the left; who is signed in, and the links, beside it.
        css={{
          [WIDE]: {
            gridTemplateColumns: 'minmax(0, 1fr) 24rem',
            gridTemplateRows: 'auto auto 1fr',
            columnGap: '2rem',
          },
        }}
      >
        <chakra.header css={{ [WIDE]: { gridColumn: '1 / -1' } }}>
          <chakra.h1 fontSize="3xl" hyphens="auto">
            Account Management
          </chakra.h1>
          <chakra.p color="muted">Manage your profile and account settings</chakra.p>
        </chakra.header>
        <Person user={user} />
        <Box minWidth="0" css={{ [WIDE]: { gridArea: '2 / 1 / 4' } }}>
          <Tabs tabs={accountTabsOf(user.userType)} label="Account Management">
            <Stack gap="4">{children}</Stack>
          </Tabs>
        </Box>
        <Stack gap="4">
          <LinkRow>
            <Link to="/check-ins">
              <Ticket size={22} aria-hidden />
              <span>My check-ins</span>
              <ChevronRight size={20} aria-hidden />
            </Link>
          </LinkRow>
          <Box as="section" className="card" p="4">
            <ThemeSwitch />
          </Box>
          <LinkRow>
            <SignOutButton className="card" />
          </LinkRow>
        </Stack>
      </Grid>
    </chakra.main>
  );
};

/** Makes a card of a link or button. */
const LinkRow = ({ children }: { children: ReactElement }) => (
  <Flex
    asChild
    className="card"
    align="center"
    gap="3"
    width="100%"
    minHeight="3.5rem"
    px="4"
    py="2"
    color="ink"
    fontWeight="600"
    textAlign="start"
    cursor="pointer"
    _hover={{ borderColor: 'control' }}
    // In the header the word of a button is hidden on phones; here it is the button.
    css={{ '& > span': { flex: '1', position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } }}
  >
    {children}
  </Flex>
);

const Person = ({ user }: { user: AuthUser }) => (
  <Flex as="section" className="card" wrap="wrap" align="center" gap="4" p="4" aria-label="Signed in as">
    <PersonPicture address={user.profileImage} size="small" />
    <Box flex="1 1 12rem" minWidth="0">
      <chakra.h2 fontSize="xl" dir="auto">
        {fullNameOf(user)}
      </chakra.h2>
      <p>{user.email}</p>
      <chakra.p color="muted">
        {user.username} · {KIND_OF_ACCOUNT[user.userType]}
      </chakra.p>
    </Box>
  </Flex>
);

/** A tab of the account page; `for` says which kinds of account have it, all without. */
type AccountTab = TabLink & { for?: (userType: UserType) => boolean };

const isArtist = (userType: UserType): boolean => userType === 'artist';
const earnsBadges = (userType: UserType): boolean => userType !== 'staff';
const hasMessageSwitches = (userType: UserType): boolean => messageSwitchesOf(userType).length > 0;

/** Each with its own address (spec §2 "Account page"). */
const ACCOUNT_TABS: readonly AccountTab[] = [
  { to: '/account', label: 'Profile', icon: UserPen },
  { to: '/account/password', label: 'Password', icon: KeyRound },
  { to: '/account/badges', label: 'Badges', icon: Award, for: earnsBadges },
  { to: '/account/artist', label: 'Artist Profile', icon: Music, for: isArtist },
  { to: '/account/dates', label: 'Dates', icon: CalendarDays, for: isArtist },
  { to: '/account/bookings', label: 'Bookings', icon: Handshake, for: isArtist },
  { to: '/account/notifications', label: 'Notifications', icon: Bell, for: hasMessageSwitches },
];

/** The account page's tabs as this kind of account has them. */
const accountTabsOf = (userType: UserType): readonly TabLink[] =>
  ACCOUNT_TABS.filter((tab) => tab.for?.(userType) ?? true);
