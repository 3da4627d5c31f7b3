import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { ROW_FATES, type RowFate } from '#contract/rules/imports';
import { fateLabel } from './import-wording';
import type { Import } from './imports.queries';
import { SEEN_IN_FORCED_COLORS } from '#shared/theme/forced-colors';

interface ImportFatesProps {
  found: Import;
  /** Undefined for all. */
  shown: RowFate | undefined;
  onShow: (fate: RowFate | undefined) => void;
}

/** How many rows have each fate; a tap shows those alone, another one all again. */
export const ImportFates = ({ found: { counts, state }, shown, onShow }: ImportFatesProps) => {
  const isDone = state === 'done';
  return (
    <Flex as="ul" wrap="wrap" gap="2" aria-label="What becomes of the rows">
      {ROW_FATES.map((fate) => (
        <chakra.li key={fate} flex="1 1 8rem" minWidth="0">
          <Tile
            type="button"
            aria-pressed={shown === fate}
            disabled={isDone || counts[fate] === 0}
            onClick={() => onShow(shown === fate ? undefined : fate)}
          >
            <strong>{counts[fate].toLocaleString('en-US')}</strong> {fateLabel(fate, isDone)}
          </Tile>
        </chakra.li>
      ))}
    </Flex>
  );
};

const Tile = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    minHeight: '2.75rem',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'control',
    rounded: 'control',
    bg: 'surface',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    '& > strong': { display: 'block', fontSize: 'xl' },
    '&[aria-pressed=true]': { borderColor: 'accent', bg: 'raised' },
    '&[aria-pressed=true]:not(:focus-visible)': SEEN_IN_FORCED_COLORS,
    '&:disabled': { cursor: 'default', borderColor: 'line' },
  },
});
