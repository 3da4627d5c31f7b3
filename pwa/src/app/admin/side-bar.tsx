import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from '@tanstack/react-router';
import { BookOpen, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { SEEN_IN_FORCED_COLORS } from '#shared/theme/forced-colors';
import { CountMark } from '#shared/theme/count-mark';
import { currentTab, STANDING_MARK, type TabLink } from '#shared/ui/page/tabs';
import { ADMIN_GROUPS, ADMIN_TABS, type TabGroup } from './admin-tabs';

interface SideBarProps {
  /** How much waits on which tab, by its address. */
  waiting: Readonly<Record<string, number>>;
}

/** The dashboard's tabs on a desk, in groups; beneath the rules of the house, how it all works (decision 52). */
export const SideBar = ({ waiting }: SideBarProps) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const current = currentTab(ADMIN_TABS, path);
  return (
    <Bar aria-label="Admin Dashboard" css={STANDING_MARK}>
      {ADMIN_GROUPS.map((group) => (
        <Group key={group.name} group={group}>
          {group.tabs.map((tab) => (
            <Item key={tab.to} {...tab} isCurrent={tab === current}>
              <CountMark count={waiting[tab.to] ?? 0} />
            </Item>
          ))}
          {group === ADMIN_GROUPS.at(-1) && (
            <Item to="/documentation" label="Documentation" icon={BookOpen} />
          )}
        </Group>
      ))}
    </Bar>
  );
};

/** Stays in sight while the page scrolls, and scrolls by itself on a low screen. */
const Bar = chakra('nav', {
  base: {
    display: 'grid',
    gap: '2',
    position: 'sticky',
    top: '5.5rem',
    maxHeight: 'calc(100dvh - 6.5rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    p: '2',
    border: '1px solid var(--chakra-colors-line)',
    rounded: 'card',
    bg: 'surface',
    '& a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.25rem',
      px: '2',
      rounded: 'control',
      color: 'ink',
      fontSize: 'sm',
      fontWeight: '600',
      textDecoration: 'none',
      '@media (pointer: coarse)': { minHeight: '2.75rem' },
      '&:hover': { bg: 'raised' },
      "&[aria-current='page']": { bg: 'brand', color: 'onBrand' },
      "&[aria-current='page']:not(:focus-visible)": SEEN_IN_FORCED_COLORS,
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
});

const Group = ({ group, children }: { group: TabGroup; children: ReactNode }) => {
  const id = useId();
  return (
    <div>
      <chakra.p
        id={id}
        px="2"
        pb="1"
        color="muted"
        fontFamily="heading"
        fontSize="xs"
        fontWeight="700"
        letterSpacing="0.08em"
        textTransform="uppercase"
      >
        {group.name}
      </chakra.p>
      <Stack as="ul" gap="0" aria-labelledby={id}>
        {children}
      </Stack>
    </div>
  );
};

interface ItemProps {
  to: TabLink['to'];
  label: string;
  icon: LucideIcon;
  isCurrent?: boolean;
  /** How much waits there. */
  children?: ReactNode;
}

/** The address alone does not say which is current: those of all tabs lie beneath Today's. */
const Item = ({ to, label, icon: Icon, isCurrent = false, children }: ItemProps) => (
  <li>
    <Link to={to} activeOptions={{ exact: true }} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={18} aria-hidden />
      <Flex as="span" flex="1" minWidth="0">
        {label}
      </Flex>
      {children}
    </Link>
  </li>
);
