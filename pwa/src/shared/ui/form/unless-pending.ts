/** For a button whose command is under way, or has nothing to do: it says so, does nothing meanwhile, and keeps the focus. */
export const unlessPending = (isPending: boolean | undefined, act: () => void) => ({
  'aria-disabled': isPending || undefined,
  onClick: () => {
    if (!isPending) act();
  },
});
