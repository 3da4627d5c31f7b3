import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Link } from '@tanstack/react-router';
import type { RowCommand } from './row-menu';
import { rowMenuRecipe } from './row-menu-recipe';

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
