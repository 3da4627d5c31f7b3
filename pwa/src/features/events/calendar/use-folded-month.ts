import { useMemo, useState } from 'react';
import { tabStorage } from '#shared/lib/safe-storage';
import { nearWeeks } from './calendar-grid';

/**
 * Whether a calendar that folds on phones shows its whole month: remembered for the visit once somebody has said so.
 * @param month `YYYY-MM`
 */
export const useFoldedMonth = (month: string, today: string, isFolding: boolean) => {
  const [isWhole, setWhole] = useState(() => !isFolding || tabStorage.read(WHOLE_KEY) !== null);
  const near = useMemo(() => new Set(nearWeeks(month, today).flat()), [month, today]);
  return {
    isWhole,
    /** True for a day that is out of sight on a phone. */
    isHidden: (day: string) => !isWhole && !near.has(day),
    unfold: () => setWhole(true),
    toggle: () => {
      if (isWhole) tabStorage.remove(WHOLE_KEY);
      else tabStorage.write(WHOLE_KEY, 'yes');
      setWhole(!isWhole);
    },
  };
};

const WHOLE_KEY = 'wholeMonth';
