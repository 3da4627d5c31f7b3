import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#shared/ui/form/button';
import { Tabs } from '#shared/ui/page/tabs';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { ADMIN_TABS } from './admin-tabs';

interface AdminPageProps {
  /** How much waits on which tab, by its address. */
  waiting?: Readonly<Record<string, number>>;
  children: ReactNode;
}

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

/** The frame of the dashboard: its tabs, and the one that is open (spec §2 "Admin dashboard"). */
export const AdminPage = ({ waiting = {}, children }: AdminPageProps) => {
  usePageTitle('Admin Dashboard');
  return (
    <main className="page">
      <Stack gap="4">
        <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="2">
          <chakra.h1 fontSize={{ base: 'min(1.25rem, 8vw)', md: '3xl' }}>Admin Dashboard</chakra.h1>
          <ButtonLink to="/documentation" look="outline" css={{ mdDown: { px: '3', fontSize: 'sm' } }}>
            <BookOpen size={20} aria-hidden />{' '}
            <chakra.span css={HIDDEN_WHERE_NARROW}>Documentation</chakra.span>
          </ButtonLink>
        </Flex>
        <Tabs
          tabs={ADMIN_TABS.map((tab) => ({ ...tab, waiting: waiting[tab.to] }))}
          label="Admin Dashboard"
          hasMenu
        >
          {children}
        </Tabs>
      </Stack>
    </main>
  );
};
