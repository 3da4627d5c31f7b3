import { ChevronDown, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId, useLayoutEffect, useMemo, type ReactNode, type SyntheticEvent, useState } from 'react';
import { addMonths } from '#contract/calendar-date';
import { formatMonth, WEEKDAYS } from '#shared/lib/dates/calendar-date';
import { CalendarDay, type DayMark } from './calendar-day';
import { calendarWeeks, groupByDate, monthOf, nearWeeks } from './calendar-grid';
import type { EventResponse } from '#features/events/events.queries';
import { dayOf, useRovingDay } from './use-roving-day';
import './month-calendar.css';
import { tabStorage } from '#shared/lib/safe-storage';
import { useLater } from '#shared/ui/page/served-page';

interface MonthCalendarProps {
  /** `YYYY-MM` */
  month: string;
  onMonthChange: (month: string) => void;
  /** The venue's date today. */
  today: string;
  events: EventResponse[];
  onDayClick: (day: string, events: EventResponse[]) => void;
  /** Marks of days beside their events, by date. */
  marks?: ReadonlyMap<string, DayMark>;
  /** Days without events can be chosen too. */
  isEveryDayOpen?: boolean;
  /** The first day for which that holds. */
  openFrom?: string;
  /** Phones show two weeks first, the month one tap away. */
  isFolding?: boolean;
  isLoading: boolean;
  /** Under the grid, e.g. the legend. */
  children?: ReactNode;
}

/** A month as an ARIA grid of 42 days: one Tab stop, walked with the arrow keys (issue 2 "Events to look at"). */
export const MonthCalendar = ({
  month,
  onMonthChange,
  today,
  events,
  onDayClick,
  marks,
  isEveryDayOpen = false,
  openFrom = '',
  isFolding = false,
  isLoading,
  children,
}: MonthCalendarProps) => {
  const titleId = useId();
  // At first the events appear after what is above them: filling 42 days would delay the first screen.
  const shown = useLater(events, NO_EVENTS) === NO_EVENTS ? NO_EVENTS : events;
  const byDate = useMemo(() => groupByDate(shown), [shown]);
  const { isWhole, isHidden, unfold, toggle } = useFoldedMonth(month, today, isFolding);
  // Somebody who turns the page looks for more than two weeks.
  const turnTo = (next: string) => {
    unfold();
    onMonthChange(next);
  };
  const { focusDay, gridRef, onKeyDown, onFocus } = useRovingDay({
    month,
    today,
    isHidden,
    onMonthChange: turnTo,
    onUnfold: unfold,
  });
  const onClick = (event: SyntheticEvent) => {
    const day = dayOf(event);
    const onDay = events.filter(({ date }) => date === day);
    if (day) onDayClick(day, onDay);
  };
  return (
    <section className="calendar card" aria-labelledby={titleId} aria-busy={isLoading}>
      <Header titleId={titleId} month={month} onTurnTo={turnTo} />
      <div
        className="calendar-grid"
        role="grid"
        aria-labelledby={titleId}
        ref={gridRef}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={onClick}
      >
        <Weekdays />
        {calendarWeeks(month).map((week) => (
          <div
            key={week[0]}
            className="calendar-row"
            role="row"
            data-folded={isHidden(week[0] ?? '') || undefined}
          >
            {week.map((day) => (
              <CalendarDay
                key={day}
                day={day}
                events={byDate.get(day) ?? NO_EVENTS}
                isToday={day === today}
                isOutside={monthOf(day) !== month}
                isTabStop={day === focusDay}
                isOpen={isEveryDayOpen && day >= openFrom}
                mark={marks?.get(day)}
              />
            ))}
          </div>
        ))}
      </div>
      {isFolding && (
        <button type="button" className="calendar-fold" aria-expanded={isWhole} onClick={toggle}>
          Whole month <ChevronDown size={20} aria-hidden />
        </button>
      )}
      {children}
    </section>
  );
};

interface HeaderProps {
  titleId: string;
  month: string;
  onTurnTo: (month: string) => void;
}

const Header = ({ titleId, month, onTurnTo }: HeaderProps) => (
  <div className="calendar-header">
    <Turn label="Previous month" onClick={() => onTurnTo(after(month, -1))} icon={ChevronLeft} />
    <h2 id={titleId} aria-live="polite">
      {formatMonth(`${month}-01`)}
    </h2>
    <Turn label="Next month" onClick={() => onTurnTo(after(month, 1))} icon={ChevronRight} />
  </div>
);

const Turn = ({ label, onClick, icon: Icon }: { label: string; onClick: () => void; icon: LucideIcon }) => (
  <button type="button" className="calendar-turn" aria-label={label} onClick={onClick}>
    <Icon size={22} aria-hidden />
  </button>
);

const after = (month: string, months: number) => monthOf(addMonths(`${month}-01`, months));

const Weekdays = () => (
  <div className="calendar-row" role="row">
    {WEEKDAYS.map((weekday) => (
      <span key={weekday} role="columnheader" aria-label={weekday} className="calendar-weekday">
        {weekday.slice(0, 3)}
      </span>
    ))}
  </div>
);

const NO_EVENTS: EventResponse[] = [];

/**
 * Whether a calendar that folds on phones shows its whole month: remembered for the visit once somebody has chosen.
 * @param month `YYYY-MM`
 */
const useFoldedMonth = (month: string, today: string, isFolding: boolean) => {
  const [isWhole, setWhole] = useState(!isFolding);
  useLayoutEffect(() => {
    if (tabStorage.read(WHOLE_KEY) !== null) setWhole(true);
  }, []);
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
