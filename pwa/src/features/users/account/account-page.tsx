import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from '@tanstack/react-router';
import { ChevronRight, Ticket } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { fullNameOf, type AuthUser } from '#shared/session/auth-user';
import { SignOutButton } from '#shared/session/sign-out/sign-out-button';
import { currentTab, TabLinks } from '#shared/ui/page/tab-links';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { accountTabsOf } from './account-tabs';
import { PersonPicture } from '#features/users/person-picture';
import { ThemeSwitch } from '#features/users/theme-switch';
import { KIND_OF_ACCOUNT } from '#features/users/management/user-wording';

const PANEL_ID = 'account-panel';

/** The page's width in the reader's own text size says where things stand, not the window's. */
const WIDE = '@container (min-width: 60rem)';

interface AccountPageProps {
  user: AuthUser;
  /** The open tab's content. */
  children: ReactNode;
}

/** The frame of the account: who is signed in, the tabs, and what this phone remembers (spec §2 "Account page"). */
export const AccountPage = ({ user, children }: AccountPageProps) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tabs = accountTabsOf(user.userType);
  usePageTitle('Account Management');
  return (
    <chakra.main className="page" containerType="inline-size" maxWidth="70rem">
      <Grid
        templateColumns="minmax(0, 40rem)"
        alignContent="start"
        justifyContent="center"
        gap="4"
        // The work at the left, who one is and the rest beside it.
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
        <Stack gap="4" minWidth="0" css={{ [WIDE]: { gridArea: '2 / 1 / 4' } }}>
          <TabLinks tabs={tabs} label="Account Management" panelId={PANEL_ID} />
          <Stack gap="4" id={PANEL_ID} role="tabpanel" aria-label={currentTab(tabs, path)?.label}>
            {children}
          </Stack>
        </Stack>
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
