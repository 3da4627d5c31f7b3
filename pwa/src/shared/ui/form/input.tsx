import { chakra } from '@chakra-ui/react/styled-system';
import { madeRecipe } from '#shared/theme/made-recipe';

const inputRecipe = madeRecipe({
  className: 'input',
  base: {
    width: '100%',
    minWidth: '0',
    minHeight: '3rem',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'control',
    background: 'raised',
    color: 'ink',
    fontSize: 'md',
    _placeholder: { color: 'muted', opacity: 1 },
    _invalid: { borderColor: 'danger' },
    _disabled: { opacity: 0.6 },
  },
});

/** One-line text, date, e-mail and password inputs. Always inside a `Field`, which names it. */
export const Input = chakra('input', inputRecipe);

/** A native choice list: the phone's own wheel beats any drawn menu with one hand. */
export const NativeSelect = chakra('select', inputRecipe);

/** Text of several lines; `rows` says how many are seen at once. */
export const TextArea = chakra('textarea', inputRecipe);
