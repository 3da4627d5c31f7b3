import { useEffect, useRef, useState } from 'react';

/**
 * For the `ref` of a field: what was typed or chosen before React took the served page over is told once it has, as React
 * does not hear of it.
 * @param value what React gives the field at first
 */
export const useEarlyValue = <Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  tell: (value: string) => void,
) => {
  const field = useRef<Field>(null);
  const [first] = useState({ value, tell });
  useEffect(() => {
    const shown = field.current?.value ?? first.value;
    if (shown !== first.value) first.tell(shown);
  }, [first]);
  return field;
};
