import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpen } from 'lucide-react';
import { useLayoutEffect, type ReactNode } from 'react';
import { ButtonLink } from '#shared/ui/form/button';
import { Tabs } from '#shared/ui/page/tabs';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import './admin-page.css';
import { ADMIN_TABS } from './admin-tabs';
import { SideBar } from './side-bar';

interface AdminPageProps {
  /** How much waits on which tab, by its address. */
  waiting?: Readonly<Record<string, number>>;
  children: ReactNode;
}

/** Room for a side bar: by the page and not by the screen, so that large text, which needs the room, has tabs. */
const ON_DESK = '@container admin-page (min-width: 60rem)';

/** Heading and button share a line on every phone; the smallest have room for the icon alone. */
const HIDDEN_WHERE_NARROW = {
  '@media (max-width: 23.99rem)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

/** The frame of the dashboard: its tabs, on a desk as a side bar, and the one that is open (spec §2 "Admin dashboard"). */
export const AdminPage = ({ waiting = {}, children }: AdminPageProps) => {
  usePageTitle('Admin Dashboard');
  useWideHeader();
  return (
    <main className="page admin-page">
      <Frame>
        <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="2">
          <chakra.h1
            fontSize={{ base: 'min(1.25rem, 8vw)', md: '3xl' }}
            css={{ [ON_DESK]: { ps: '2', fontSize: 'xl' } }}
          >
            Admin Dashboard
          </chakra.h1>
          <ButtonLink
            to="/documentation"
            look="outline"
            css={{ mdDown: { px: '3', fontSize: 'sm' }, [ON_DESK]: { display: 'none' } }}
          >
            <BookOpen size={20} aria-hidden />{' '}
            <chakra.span css={HIDDEN_WHERE_NARROW}>Documentation</chakra.span>
          </ButtonLink>
        </Flex>
        <Box display="none" css={{ [ON_DESK]: { display: 'block' } }}>
          <SideBar waiting={waiting} />
        </Box>
        <Box minWidth="0" css={{ [ON_DESK]: { gridArea: '1 / 2 / span 2' } }}>
          <Tabs
            tabs={ADMIN_TABS.map((tab) => ({ ...tab, waiting: waiting[tab.to] }))}
            label="Admin Dashboard"
            hasMenu
            rowHiddenOn={ON_DESK}
          >
            {children}
          </Tabs>
        </Box>
      </Frame>
    </main>
  );
};

/** On a desk the heading stands above the side bar, and the tab beside both. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    [ON_DESK]: {
      gridTemplate: 'auto 1fr / 12.5rem minmax(0, 1fr)',
      columnGap: '1.5rem',
      alignItems: 'start',
    },
  },
});

/** As long as the dashboard is there, the header is as wide as it (`admin-page.css`). */
const useWideHeader = (): void =>
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.desk = '';
    return () => {
      delete dataset.desk;
    };
  }, []);
