import { useState, type ReactNode } from 'react';
import { LineContext, useLine } from './line-context';

/** Its parts go on with the show for which they were opened, also when the line turns to another show meanwhile. */
export const PinnedShow = ({ children }: { children: ReactNode }) => {
  const line = useLine();
  const [{ show, tonight }] = useState(line);
  const isSame = line.show.id === show.id;
  return (
    <LineContext value={{ ...line, show, tonight: isSame ? line.tonight : tonight }}>{children}</LineContext>
  );
};
