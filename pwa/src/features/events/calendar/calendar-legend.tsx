const MEANINGS = {
  own: 'My availability',
  blackout: 'Not available',
  artists: 'Artist available',
  booked: 'Booked',
  today: 'Today',
};

/** What the marks of a calendar's days mean. */
export const CalendarLegend = ({ marks }: { marks: (keyof typeof MEANINGS)[] }) => (
  <ul className="calendar-legend">
    {marks.map((mark) => (
      <li key={mark}>
        <span data-mark={mark} aria-hidden /> {MEANINGS[mark]}
      </li>
    ))}
  </ul>
);
