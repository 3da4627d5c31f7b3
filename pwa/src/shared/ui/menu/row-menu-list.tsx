import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { SEEN_IN_FORCED_COLORS } from '#shared/theme/forced-colors';
import type { RowCommand } from './row-menu';

interface RowMenuListProps {
  /** Of the button that it opens beneath. */
  buttonId: string;
  about: string;
  commands: readonly RowCommand[];
  /** The first command is the one that Enter takes. */
  startsAtFirst: boolean;
  onClose: () => void;
}

export const RowMenuList = ({ buttonId, about, commands, startsAtFirst, onClose }: RowMenuListProps) => (
  <Menu.Root
    open
    recipe={rowMenuRecipe}
    ids={{ trigger: buttonId }}
    defaultHighlightedValue={startsAtFirst ? commands[0]?.label : undefined}
    positioning={{ placement: 'bottom-end', gutter: 4 }}
    loopFocus
    // Bubbling, so that the router follows the link; Chakra's own press would load the page again.
    navigate={({ node }) => node?.click()}
    onOpenChange={({ open }) => {
      if (!open) onClose();
    }}
  >
    {/* Out of the row, which may clip it, but within the page's landmark. */}
    <Portal container={{ current: document.querySelector('main') }}>
      <Menu.Positioner>
        <Menu.Content
          onKeyDown={({ key }) => {
            // On to what comes after the button.
            if (key === 'Tab') onClose();
          }}
        >
          {commands.map((command) => (
            <Item key={command.label} about={about} command={command} onClose={onClose} />
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

interface ItemProps extends Pick<RowMenuListProps, 'about' | 'onClose'> {
  command: RowCommand;
}

const Item = ({ about, command, onClose }: ItemProps) => {
  const { label, icon: Icon, name = `${label} ${about}`, isDanger, isPending, onSelect, link } = command;
  const words = (
    <>
      <Icon size={20} aria-hidden /> {label}
    </>
  );
  return (
    <Menu.Item
      value={label}
      aria-label={name}
      disabled={isPending}
      data-danger={isDanger || undefined}
      closeOnSelect={false}
      onClick={() => {
        if (isPending) return;
        // The router follows a link after this: it must stay in the document until then.
        if (link) return queueMicrotask(onClose);
        onClose();
        onSelect?.();
      }}
      asChild={link !== undefined}
    >
      {link ? (
        <Link {...link} resetScroll={false} tabIndex={-1}>
          {words}
        </Link>
      ) : (
        words
      )}
    </Menu.Item>
  );
};

/** The look of `RowMenu`: what Chakra's Menu is made of. */
const rowMenuRecipe = defineSlotRecipe({
  className: 'row-menu',
  slots: ['positioner', 'content', 'item'],
  base: {
    // Above the header that stays in sight, beneath sheets.
    positioner: { zIndex: '30 !important' },
    content: {
      minWidth: '12rem',
      maxWidth: 'calc(100vw - 1rem)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      border: '1px solid var(--chakra-colors-control)',
      rounded: 'card',
      bg: 'surface',
      color: 'ink',
      boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.35)',
      // The command that Enter would take is marked.
      outline: 'none !important',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.75rem',
      px: '3',
      py: '1',
      rounded: 'control',
      color: 'ink',
      fontWeight: '600',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      outline: 'none',
      '&[data-highlighted]': {
        bg: 'raised',
        boxShadow: 'inset 0 0 0 2px var(--chakra-colors-accent)',
        ...SEEN_IN_FORCED_COLORS,
      },
      '&[data-danger]': { color: 'danger' },
      '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
    },
  },
});
