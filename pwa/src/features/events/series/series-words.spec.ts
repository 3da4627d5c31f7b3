import { changeLines, deletionLines } from './series-words';
import { aSeriesPreview } from '#test/factories/series-preview.factory';

const SPAN = { shows: 7, first: '2026-12-04', last: '2027-01-15' };

describe('what a change of a series is said to come to', () => {
  it('names the field, how many shows, from when to when, and how many keep their own', () => {
    const time = { ...SPAN, field: 'time' as const, kept: 1 };
    expect(changeLines(aSeriesPreview({ ...SPAN, fields: [time] }))).toEqual([
      'Time of 7 shows, from Dec 4, 2026 to Jan 15, 2027; 1 keeps its own time.',
    ]);
    expect(changeLines(aSeriesPreview({ fields: [{ ...time, field: 'imageUrl', kept: 2 }] }))).toEqual([
      'Picture of 7 shows, from Dec 4, 2026 to Jan 15, 2027; 2 keep their own picture.',
    ]);
  });

  it('puts fields of the same shows together, and says a year once', () => {
    const span = { shows: 2, first: '2026-12-04', last: '2026-12-11', kept: 0 };
    const alone = { shows: 1, first: '2026-12-04', last: '2026-12-04', kept: 0 };
    const fields = [
      { ...span, field: 'time' as const },
      { ...alone, field: 'name' as const },
      { ...span, field: 'doorsTime' as const },
    ];
    expect(changeLines(aSeriesPreview({ fields }))).toEqual([
      'Time and Doors of 2 shows, from Dec 4 to Dec 11, 2026.',
      'Event Name of 1 show, on Dec 4, 2026.',
    ]);
  });

  it('tells of shows that have begun, of guests who are told, and of nothing', () => {
    expect(changeLines(aSeriesPreview({ fields: [], played: 1 }))).toEqual([
      'Nothing changes.',
      '1 show has begun already, and stays as it is.',
    ]);
    const status = { ...SPAN, field: 'status' as const, kept: 0 };
    expect(changeLines(aSeriesPreview({ fields: [status], tables: 1, reminders: 3 })).slice(1)).toEqual([
      '1 table is booked there: guests who left an e-mail are told.',
      '3 people who wanted a reminder will be told.',
    ]);
  });
});

describe('what a deletion is said to take', () => {
  it('is the shows, and what stays without them', () => {
    expect(deletionLines(aSeriesPreview(SPAN))).toEqual([
      '7 shows, from Dec 4, 2026 to Jan 15, 2027, are taken off the calendar.',
    ]);
    const one = aSeriesPreview({
      shows: 1,
      first: '2026-12-04',
      last: '2026-12-04',
      checkIns: 3,
      canUndo: false,
    });
    expect(deletionLines(one)).toEqual([
      '1 show, on Dec 4, 2026, is taken off the calendar.',
      '3 check-ins stay, without a show.',
      'This cannot be undone.',
    ]);
  });
});
