/** For a button whose command is under way: it says so, and does nothing until that is through. */
export const unlessPending = (isPending: boolean | undefined, act: () => void) => ({
  'aria-disabled': isPending || undefined,
  onClick: () => {
    if (!isPending) act();
  },
});
