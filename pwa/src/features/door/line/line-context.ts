import { createContext, useContext } from 'react';
import type { Tonight } from '#features/door/acts/tonight';
import type { DoorNight, DoorPerson, DoorShow } from '#features/door/store/door-database';

/** What every part of the line works with. */
export interface Line {
  night: DoorNight;
  show: DoorShow;
  person: DoorPerson;
  tonight: Tonight;
}

export const LineContext = createContext<Line | null>(null);

/** @throws Error outside the line */
export const useLine = (): Line => {
  const line = useContext(LineContext);
  if (!line) throw new Error('useLine is for parts of the line.');
  return line;
};
