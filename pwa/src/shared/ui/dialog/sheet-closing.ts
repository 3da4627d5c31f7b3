import { createContext } from 'react';

/** Asks before a dialog closes; it gets what to do once somebody agreed. */
export type AskBeforeClosing = (close: () => void) => void;

interface SheetClosing {
  /** A form in the dialog says how to ask, while something typed in it is not saved; null for no question. */
  guard: (ask: AskBeforeClosing | null) => void;
  /** Closes the dialog, or asks first. */
  close: () => void;
}

/** How what is in a dialog takes part in its closing; null outside one. */
export const SheetClosingContext = createContext<SheetClosing | null>(null);
