import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** A field cannot keep the focus while it takes nothing. Afterwards the first that is wrong has it, or the one that had it before. */
export const useFocusBack = (isSaving: boolean) => {
  const fields = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement>(null);
  const wasSaving = useRef(isSaving);
  useLayoutEffect(() => {
    const isOver = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (!isOver) return;
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // What holds the form has the focus when nothing in it has.
    const isLost = document.activeElement?.contains(fields.current) ?? true;
    (wrong ?? (isLost ? last.current : null))?.focus();
  }, [isSaving]);
  const noteFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
  };
  return { fields, noteFocus };
};
