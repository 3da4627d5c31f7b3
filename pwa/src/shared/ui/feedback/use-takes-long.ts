import { useEffect, useState } from 'react';

/**
 * Turns true once something has been under way for too long, and false when it ends.
 * @param limitMs how long is too long, in milliseconds
 */
export const useTakesLong = (isUnderWay: boolean, limitMs: number): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLong(true), limitMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay, limitMs]);
  return isLong;
};
