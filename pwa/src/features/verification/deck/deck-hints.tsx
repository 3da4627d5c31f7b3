import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '#shared/ui/form/checkbox';

interface DeckHintsProps {
  usesKeys: boolean;
  onUsesKeys: (usesKeys: boolean) => void;
}

/** How it goes faster: swipes for fingers, keys where there is a keyboard, which can be switched off (WCAG 2.1.4). */
export const DeckHints = ({ usesKeys, onUsesKeys }: DeckHintsProps) => (
  <>
    <chakra.p css={{ [KEYBOARD]: { display: 'none' } }} {...HINT}>
      Swipe right to approve, left to reject.
    </chakra.p>
    <Flex justify="center" css={{ [NO_KEYBOARD]: { display: 'none' } }} {...HINT}>
      <Checkbox checked={usesKeys} onChange={({ target }) => onUsesKeys(target.checked)}>
        Keys: <Key>A</Key> approve, <Key>R</Key> reject, <Key>←</Key> <Key>→</Key> look at others,{' '}
        <Key>U</Key> undo
      </Checkbox>
    </Flex>
  </>
);

const KEYBOARD = '@media (hover: hover) and (pointer: fine)';
const NO_KEYBOARD = '@media (hover: none), (pointer: coarse), (pointer: none)';
const HINT = { color: 'muted', fontSize: 'sm', textAlign: 'center' } as const;

const Key = chakra('kbd', {
  base: {
    px: '0.375rem',
    border: '1px solid var(--chakra-colors-control)',
    rounded: '4px',
    bg: 'raised',
    font: 'inherit',
  },
});
