import { useEffect, useState } from 'react';
import { showNightAt, wallClockAt } from '#contract/rules/clock';
import { firstNow } from '#shared/ui/page/served-page';
import { useVenueZone } from './venue-zone';

const ONE_MINUTE_MS = 60_000;

interface VenueDay {
  /** The venue's date today. */
  today: string;
  /** Date of the show night that is on: until 4 in the morning that is the night before. */
  showNight: string;
}

/** Which day it is at the venue; follows the clock while the app stays open past midnight (design §4 "Time"). */
export const useVenueDay = (): VenueDay => {
  const timeZone = useVenueZone();
  const [asked, setAsked] = useState(() => ({ timeZone, ...venueDayAt(firstNow(), timeZone) }));
  const day = asked.timeZone === timeZone ? asked : { timeZone, ...venueDayAt(firstNow(), timeZone) };
  if (day !== asked) setAsked(day);

  useEffect(() => {
    const follow = () => {
      const next = venueDayAt(new Date(), timeZone);
      setAsked((last) =>
        last.today === next.today && last.showNight === next.showNight ? last : { timeZone, ...next },
      );
    };
    // A page from the server may be of yesterday.
    follow();
    const timer = setInterval(follow, ONE_MINUTE_MS);
    return () => clearInterval(timer);
  }, [timeZone]);

  return day;
};

const venueDayAt = (now: Date, timeZone: string): VenueDay => ({
  today: wallClockAt(now, timeZone).date,
  showNight: showNightAt(now, timeZone),
});
