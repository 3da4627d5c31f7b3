/** For a label around a file input: the input that has the focus is not seen. */
export const FOCUS_WITHIN = {
  '&:focus-within': { outline: '3px solid var(--chakra-colors-accent)', outlineOffset: '2px' },
} as const;
