import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { anEvent } from '#test/factories/event.factory';
import { MonthCalendar } from './month-calendar';
import type { EventResponse } from '#features/events/events.queries';

const TODAY = '2026-11-20';
const onDayClick = jest.fn<(day: string, events: EventResponse[]) => void>();

const Calendar = ({ events = [] as EventResponse[] }) => {
  const [month, setMonth] = useState('2026-11');
  return (
    <MonthCalendar
      month={month}
      onMonthChange={setMonth}
      today={TODAY}
      events={events}
      onDayClick={onDayClick}
      isFolding
      isLoading={false}
    />
  );
};

/** The day that has the focus, as a screen reader names it. */
const focusedDay = () => document.activeElement?.querySelector('.visually-hidden')?.textContent;

describe('MonthCalendar', () => {
  afterEach(() => {
    cleanup();
    onDayClick.mockClear();
  });

  it('shows 42 days under the seven weekdays', () => {
    render(<Calendar />);

    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
  });

  it('shows one event of a full day and how many more there are', () => {
    const events = [1, 2, 3].map((id) => anEvent({ id, name: `Show ${id}` }));
    render(<Calendar events={events} />);

    const day = screen.getByRole('button', { name: /November 20/ });
    expect(day.textContent).toContain('20Show 1+2 more');
    expect(
      screen.getByRole('button', { name: 'Friday, November 20, 2026, today, Show 1, Show 2, Show 3' }),
    ).toBe(day);
  });

  it('is one Tab stop, at today', async () => {
    render(<Calendar />);
    const user = userEvent.setup();

    act(() => screen.getByRole('button', { name: 'Next month' }).focus());
    await user.tab();

    expect(focusedDay()).toContain('November 20');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Whole month' }));
  });

  it('walks day by day and week by week with the arrow keys', async () => {
    render(<Calendar />);
    const user = userEvent.setup();
    act(() => screen.getByRole('button', { name: /November 20/ }).focus());

    await user.keyboard('{ArrowRight}{ArrowUp}');

    expect(focusedDay()).toContain('November 14');
  });

  it('turns the page when the arrows lead out of the month', async () => {
    render(<Calendar />);
    const user = userEvent.setup();
    act(() => screen.getByRole('button', { name: /November 20/ }).focus());

    await user.keyboard('{ArrowDown}{ArrowDown}');

    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy();
    expect(focusedDay()).toContain('December 4');
  });

  it('goes to the ends of the week and to the next month', async () => {
    render(<Calendar />);
    const user = userEvent.setup();
    act(() => screen.getByRole('button', { name: /November 20/ }).focus());

    await user.keyboard('{Home}');
    expect(focusedDay()).toContain('November 15');
    await user.keyboard('{End}');
    expect(focusedDay()).toContain('November 21');
    await user.keyboard('{PageDown}');
    expect(focusedDay()).toContain('December 21');
  });

  it('reports a day with its events on Enter', async () => {
    const event = anEvent();
    render(<Calendar events={[event]} />);
    const user = userEvent.setup();
    act(() => screen.getByRole('button', { name: /November 20/ }).focus());

    await user.keyboard('{Enter}');

    expect(onDayClick).toHaveBeenCalledWith(TODAY, [event]);
  });

  describe('on a phone', () => {
    const fold = () => screen.getByRole('button', { name: 'Whole month' });
    const isOpen = () => fold().getAttribute('aria-expanded') === 'true';
    /** The days of the weeks that a phone shows, first and last. */
    const span = () => {
      const days = [...document.querySelectorAll('.calendar-row:not([data-folded]) [data-day]')];
      return [days.at(0)?.getAttribute('data-day'), days.at(-1)?.getAttribute('data-day')];
    };
    afterEach(() => sessionStorage.clear());

    it('shows this week and the next, the month one tap away, and remembers it for the visit', () => {
      render(<Calendar />);
      expect(isOpen()).toBe(false);
      expect(span()).toEqual(['2026-11-15', '2026-11-28']);

      fireEvent.click(fold());
      expect(isOpen()).toBe(true);
      expect(span()).toEqual(['2026-11-01', '2026-12-12']);

      cleanup();
      render(<Calendar />);
      expect(isOpen()).toBe(true);
      fireEvent.click(fold());
      cleanup();
      render(<Calendar />);
      expect(isOpen()).toBe(false);
    });

    it('opens the month for the one who turns to another', () => {
      render(<Calendar />);
      fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
      expect(isOpen()).toBe(true);
      expect(span()).toEqual(['2026-11-29', '2027-01-09']);

      fireEvent.click(fold());
      expect(span()).toEqual(['2026-11-29', '2026-12-12']);
    });

    it('opens for the key that leads out of the two weeks, and Tab finds a day of them when it is folded', async () => {
      render(<Calendar />);
      const user = userEvent.setup();
      act(() => screen.getByRole('button', { name: /November 20/ }).focus());
      await user.keyboard('{ArrowDown}');
      expect(isOpen()).toBe(false);
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(focusedDay()).toContain('November 13');
      expect(isOpen()).toBe(true);

      fireEvent.click(fold());
      expect(document.querySelector('[data-day][tabindex="0"]')?.getAttribute('data-day')).toBe(TODAY);
    });
  });

  it('turns the page with its buttons', async () => {
    render(<Calendar />);
    const user = userEvent.setup();

    await user.click(screen.getByRole('button', { name: 'Previous month' }));

    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeTruthy();
  });
});
