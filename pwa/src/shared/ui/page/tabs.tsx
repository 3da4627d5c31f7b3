import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation, type LinkProps } from '@tanstack/react-router';
import { LayoutGrid, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SEEN_IN_FORCED_COLORS } from '#shared/theme/forced-colors';
import { CountMark } from '#shared/theme/count-mark';

/** A tab with an address of its own, so that it can be kept, shared and gone back from. */
export interface TabLink {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
  /** How much waits there for somebody; nothing is shown for none. */
  waiting?: number;
}

interface TabsProps {
  tabs: readonly TabLink[];
  /** What the tabs are of, for screen readers. */
  label: string;
  /** On phones a button shows all of them at once: there are too many to look for in a row. */
  hasMenu?: boolean;
  /** Where something else leads to them, as a media or container query. */
  rowHiddenOn?: string;
  /** The open tab's content. */
  children: ReactNode;
}

/** A row of tabs, and under it the one that is open. */
export const Tabs = ({ tabs, label, hasMenu = false, rowHiddenOn, children }: TabsProps) => {
  const panelId = useId();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const current = currentTab(tabs, path);
  return (
    <Stack gap="4">
      <Box minWidth="0" css={rowHiddenOn ? { [rowHiddenOn]: { display: 'none' } } : undefined}>
        {hasMenu ? (
          <TabMenu tabs={tabs} current={current} label={label} panelId={panelId} />
        ) : (
          <TabLinks tabs={tabs} current={current} label={label} panelId={panelId} />
        )}
      </Box>
      <Box minWidth="0" id={panelId} role="tabpanel" aria-label={current?.label}>
        {children}
      </Box>
    </Stack>
  );
};

interface TabLinksProps extends Pick<TabsProps, 'tabs' | 'label'> {
  current: TabLink | undefined;
  panelId: string;
  /** All of them are seen, in as many lines as they need. */
  isUnfolded?: boolean;
}

/** The row of tabs, with the button that shows all at once on a phone; choosing one folds them again. */
const TabMenu = (props: TabLinksProps) => {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const here = props.current?.to ?? '';
  const isUnfolded = openAt === here;
  return (
    <Flex align="start" gap="2">
      <MenuButton
        aria-expanded={isUnfolded}
        aria-label="All tabs"
        onClick={() => setOpenAt(isUnfolded ? null : here)}
      >
        <LayoutGrid size={20} aria-hidden />
      </MenuButton>
      <Box flex="1" minWidth="0" css={BESIDE_BUTTON}>
        <TabLinks {...props} isUnfolded={isUnfolded} />
      </Box>
    </Flex>
  );
};

/** The row begins at the button, and goes to the other edge of the phone. */
const BESIDE_BUTTON = { '& > div': { ms: '0', ps: { base: '1', md: '0' } } } as const;

/** Where several rows of tabs leave room for what they are about: not on a phone, nor on one that lies. */
const ROOMY = '@media (min-width: 48rem) and (min-height: 30rem)';

const MenuButton = chakra(
  'button',
  {
    base: {
      display: 'grid',
      [ROOMY]: { display: 'none' },
      flex: 'none',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      my: '1',
      border: '1px solid var(--chakra-colors-control)',
      rounded: 'full',
      bg: 'surface',
      color: 'ink',
      "&[aria-expanded='true']": { bg: 'raised', color: 'accent' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Scrolls under the thumb; arrow keys, Home and End walk it. */
const TabLinks = ({ tabs, current, label, panelId, isUnfolded }: TabLinksProps) => {
  const row = useRef<HTMLDivElement>(null);
  // What waits is known later, and makes the row wider.
  const marks = tabs.filter(({ waiting }) => waiting).length;
  useEffect(() => {
    const arrange = () => {
      row.current
        ?.querySelector('[aria-selected="true"]')
        ?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
      fadeEdges(row.current);
    };
    arrange();
    addEventListener('resize', arrange);
    return () => removeEventListener('resize', arrange);
  }, [current?.to, isUnfolded, marks]);
  return (
    <TabRow
      data-unfolded={isUnfolded || undefined}
      css={STANDING_MARK}
      role="tablist"
      aria-label={label}
      ref={row}
      onKeyDown={walk}
      onScroll={({ currentTarget }) => fadeEdges(currentTarget)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          role="tab"
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          resetScroll={false}
        >
          <tab.icon size={18} aria-hidden />
          {tab.label}
          <CountMark count={tab.waiting ?? 0} />
        </Link>
      ))}
    </TabRow>
  );
};

const TabRow = chakra('div', {
  base: {
    display: 'flex',
    [ROOMY]: { flexWrap: 'wrap' },
    gap: '2',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // Room for the focus ring inside the scroll area, and tabs to the very edge of a phone.
    mx: { base: 'calc(-1 * var(--chakra-spacing-4))', md: '0' },
    px: { base: '4', md: '0' },
    py: '1',
    // Tabs fade out on the side where there are more.
    maskImage:
      'linear-gradient(to right, transparent, black var(--fade-before, 0px), black calc(100% - var(--fade-after, 0px)), transparent)',
    '&[data-more-before]': { '--fade-before': '3rem' },
    '&[data-more-after]': { '--fade-after': '3rem' },
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-unfolded]': { flexWrap: 'wrap', mx: '0', px: '0' },
    '& > a': {
      position: 'relative',
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.75rem',
      px: '4',
      border: '1px solid var(--chakra-colors-line)',
      rounded: 'full',
      bg: 'surface',
      color: 'ink',
      fontSize: 'sm',
      fontWeight: '600',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      '&:hover': { borderColor: 'control' },
      "&[aria-selected='true']": { borderColor: 'transparent', bg: 'brand', color: 'onBrand' },
      "&[aria-selected='true']:not(:focus-visible)": SEEN_IN_FORCED_COLORS,
    },
  },
});

/** A count within its tab, not at the edge of it. By `css`: a recipe would lose to `count-mark.css`, which is in no layer. */
export const STANDING_MARK = {
  '& .count-mark': {
    position: 'static',
    minWidth: '1.375rem',
    px: '0.375rem',
    fontSize: 'xs',
    lineHeight: '1.375rem',
  },
} as const;

/** Marks the sides on which more tabs are than the row shows. Scrolling renders nothing. */
const fadeEdges = (row: HTMLElement | null) => {
  if (!row) return;
  const hidden = row.scrollWidth - row.clientWidth;
  row.toggleAttribute('data-more-before', row.scrollLeft > 1);
  row.toggleAttribute('data-more-after', row.scrollLeft < hidden - 1);
};

/** The tab whose address the path is, or lies beneath: `/admin/events/7/edit` is the events tab's. */
export const currentTab = <Tab extends { to: string }>(tabs: readonly Tab[], path: string): Tab | undefined =>
  tabs
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0];

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  tabs[
    step(
      tabs.findIndex((tab) => tab === document.activeElement),
      tabs.length,
    )
  ]?.focus();
};
