import { CALENDAR_COLUMNS } from './calendar/calendar-columns.js';
import { LEFT_OUT_COLUMNS, recognisedColumns, shapeOf, unusedColumns } from './column-rules.js';

describe('the columns of a file', () => {
  it.each([
    [
      'Outlook',
      ['Subject', 'Start Date', 'Start Time', 'End Date', 'End Time', 'All day event', 'Categories'],
      { name: 0, date: 1, time: 2, endDate: 3, endTime: 4, type: 6 },
    ],
    [
      'Eventbrite',
      ['Event ID', 'Event Name', 'Event Status', 'Event Start Date', 'Event Start Time'],
      { uid: 0, name: 1, status: 2, date: 3, time: 4 },
    ],
    [
      'a program',
      ['event_name', 'startsAt', 'ends_at', 'line-up'],
      { name: 0, date: 1, endDate: 2, artists: 3 },
    ],
    ['a spreadsheet', ['DATE', 'Show', 'Doors'], { date: 0, name: 1, doorsTime: 2 }],
  ])('of %s are recognised', (_who, names, columns) => {
    expect(recognisedColumns('events', names)).toEqual(columns);
  });

  it('of rows that were left out are of the kind that they came from', () => {
    const names = ['Event ID', 'Event Name', 'Date'];
    expect(shapeOf('csv', [...names, ...LEFT_OUT_COLUMNS])).toBe(shapeOf('csv', names));
    expect(shapeOf('csv', [...CALENDAR_COLUMNS, ...LEFT_OUT_COLUMNS])).toBe(shapeOf('ics', CALENDAR_COLUMNS));
    expect(shapeOf('csv', names)).not.toBe(shapeOf('csv', [...names, 'Time']));
  });

  it('of members are recognised, and the others are named', () => {
    const names = ['First Name', 'Surname', 'E-mail', 'Mobile', 'Loyalty Points', 'Favourite drink'];
    const columns = recognisedColumns('members', names);
    expect(columns).toEqual({ firstName: 0, lastName: 1, email: 2, phone: 3, points: 4 });
    expect(unusedColumns(names, columns)).toEqual(['Favourite drink']);
  });
});
