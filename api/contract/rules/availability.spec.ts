import { AVAILABILITY_DAYS, availabilityDates } from './availability.js';

describe('the days of a repetition', () => {
  it('are every Friday until the last date, that one included', () => {
    expect(availabilityDates({ from: '2027-05-07', until: '2027-05-28', weekdays: [5], except: [] })).toEqual(
      ['2027-05-07', '2027-05-14', '2027-05-21', '2027-05-28'],
    );
  });

  it('are all days of a range, past the end of February', () => {
    expect(availabilityDates({ from: '2028-02-28', until: '2028-03-01', weekdays: [], except: [] })).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  it('leave out what is excepted', () => {
    const pattern = { from: '2027-05-07', until: '2027-05-21', weekdays: [5], except: ['2027-05-14'] };
    expect(availabilityDates(pattern)).toEqual(['2027-05-07', '2027-05-21']);
  });

  it('are none when it ends before it begins', () => {
    expect(availabilityDates({ from: '2027-05-02', until: '2027-05-01', weekdays: [], except: [] })).toEqual(
      [],
    );
  });

  it('stop one past the most that may be set', () => {
    expect(
      availabilityDates({ from: '2027-01-01', until: '2099-12-31', weekdays: [], except: [] }),
    ).toHaveLength(AVAILABILITY_DAYS.max + 1);
  });
});
