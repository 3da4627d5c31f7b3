import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useVenueDay } from './use-venue-day';
import { knownZone, VenueZone } from './venue-zone';

/** 03:59 in Chicago, where the night before is still on; in London it is late in the morning. */
const BEFORE_FOUR = new Date('2026-11-21T09:59:00Z');
/** 23:59 in Chicago. */
const BEFORE_MIDNIGHT = new Date('2026-11-21T05:59:00Z');

const Day = () => {
  const { today, showNight } = useVenueDay();
  return <p>{`${today}, night of ${showNight}`}</p>;
};

const dayIn = (timeZone: string) => (
  <VenueZone value={knownZone(timeZone)}>
    <Day />
  </VenueZone>
);

const aMinuteLater = () => act(async () => jest.advanceTimersByTimeAsync(60_000));

describe("the venue's day", () => {
  afterEach(() => jest.useRealTimers());

  it('follows the clock past midnight; the show night goes on', async () => {
    jest.useFakeTimers({ now: BEFORE_MIDNIGHT });
    render(dayIn('America/Chicago'));
    expect(screen.getByText('2026-11-20, night of 2026-11-20')).toBeTruthy();
    await aMinuteLater();
    expect(screen.getByText('2026-11-21, night of 2026-11-20')).toBeTruthy();
  });

  it('has a show night that ends at four in the morning', async () => {
    jest.useFakeTimers({ now: BEFORE_FOUR });
    render(dayIn('America/Chicago'));
    expect(screen.getByText('2026-11-21, night of 2026-11-20')).toBeTruthy();
    await aMinuteLater();
    expect(screen.getByText('2026-11-21, night of 2026-11-21')).toBeTruthy();
  });

  it('is that of the place the venue moved to as soon as the shell knows it', () => {
    jest.useFakeTimers({ now: BEFORE_MIDNIGHT });
    const { rerender } = render(dayIn('America/Chicago'));
    rerender(dayIn('Europe/London'));
    expect(screen.getByText('2026-11-21, night of 2026-11-21')).toBeTruthy();
  });

  it('is by the clock of a phone that is too old to know the place', () => {
    jest.useFakeTimers({ now: BEFORE_MIDNIGHT });
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { container } = render(
      <>
        {dayIn('Mars/Olympus')}
        {dayIn(own)}
      </>,
    );
    const [shown, ofPhone] = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(shown).toBe(ofPhone);
  });
});
