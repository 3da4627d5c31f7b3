import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PageStateProps {
  icon: LucideIcon;
  title: string;
  /** Of a page that is nothing else: its title is the page's heading. */
  titleAs?: 'h1';
  children?: ReactNode;
  /** One way out, e.g. a retry button. */
  action?: ReactNode;
  /** Announce it: it came in place of what the person was waiting for. */
  announced?: boolean;
}

/** The empty, failed and offline states of a screen or a part of it (design §6). */
export const PageState = ({ icon: Icon, title, titleAs, children, action, announced }: PageStateProps) => (
  <Frame role={announced ? 'status' : undefined}>
    <Icon size={28} color="var(--chakra-colors-accent)" aria-hidden />
    <chakra.p as={titleAs} fontFamily="heading" fontSize="lg" fontWeight="700">
      {title}
    </chakra.p>
    {children && (
      <chakra.p maxWidth="34rem" color="muted" fontSize="sm">
        {children}
      </chakra.p>
    )}
    {action}
  </Frame>
);

const Frame = chakra(
  'div',
  {
    base: {
      display: 'grid',
      justifyItems: 'center',
      gap: '2',
      px: '4',
      py: '8',
      border: '1px dashed var(--chakra-colors-control)',
      rounded: 'card',
      textAlign: 'center',
      '& > :is(a, button, div)': { mt: '2' },
    },
  },
  { defaultProps: { className: 'page-state' } },
);
