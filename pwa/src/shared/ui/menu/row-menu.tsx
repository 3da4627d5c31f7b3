import type { LinkProps } from '@tanstack/react-router';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { IconButton } from '#shared/ui/form/icon-button';

/** One of the rarer things to do with a row: a command, or a link to a page or form about it. */
export interface RowCommand {
  label: string;
  icon: LucideIcon;
  /** The label with what it is about, where 'Delete' alone does not say enough; that is the row's name unless told. */
  name?: string;
  isDanger?: boolean;
  /** It is under way. */
  isPending?: boolean;
  onSelect?: () => void;
  link?: LinkProps;
}

interface RowMenuProps {
  /** What the row is about, for screen readers. */
  about: string;
  commands: readonly RowCommand[];
}

/** Most rows are never asked for more: Chakra's Menu comes with the first that is. */
const RowMenuList = lazy(() => import('./row-menu-list').then((module) => ({ default: module.RowMenuList })));

/** The rarer commands of a row behind one button, beside the main one; nothing where there are none. */
export const RowMenu = ({ about, commands }: RowMenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'by hand' | 'by key' | null>(null);
  if (commands.length === 0) return null;
  const close = () => {
    setOpened(null);
    // Before a command opens a dialog, which gives the focus back to what had it.
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        id={id}
        aria-label={`More actions for ${about}`}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        css={LOOK}
        // Enter and Space press it without a pointer.
        onClick={({ detail }) => setOpened(opened ? null : detail === 0 ? 'by key' : 'by hand')}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      {opened && (
        <Suspense>
          <RowMenuList
            buttonId={id}
            about={about}
            commands={commands}
            startsAtFirst={opened === 'by key'}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};

/** As wide as it is high, however the buttons beside it share the row. */
const LOOK = {
  '&&': { flex: 'none' },
  border: '1px solid var(--chakra-colors-control)',
  bg: 'raised',
  color: 'ink',
  '&:hover': { borderColor: 'accent' },
  "&[aria-expanded='true']": { borderColor: 'accent', color: 'accent' },
} as const;
