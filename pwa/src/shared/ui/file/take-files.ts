import type { ChangeEvent } from 'react';

/** The files that were chosen. The input is emptied, so that choosing the same file again is a choice again. */
export const takeFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] => {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
};
