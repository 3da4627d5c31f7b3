import {
  nightsOf,
  repeatForm,
  repeatNames,
  toRepeatForm,
  toRepeatRequest,
  type RepeatForm,
} from './event-repeat';

const repeat = (typed: Partial<RepeatForm>): RepeatForm => ({ ...toRepeatForm(), how: 'weekly', ...typed });

describe('a repeated event', () => {
  it('comes every so many weeks, as many nights as asked', () => {
    expect(nightsOf('2026-11-27', repeat({ interval: '2', count: '3' }))).toEqual([
      '2026-11-27',
      '2026-12-11',
      '2026-12-25',
    ]);
  });

  it('ends on its last date', () => {
    expect(nightsOf('2026-11-27', repeat({ ends: 'until', until: '2026-12-11' }))).toEqual([
      '2026-11-27',
      '2026-12-04',
      '2026-12-11',
    ]);
  });

  it('is sent with the dates left out that are nights of it', () => {
    const asked = repeat({ how: 'monthly-weekday', exceptions: ['2026-12-25', '2026-12-24'] });
    expect(toRepeatRequest('2026-11-27', asked)).toEqual({
      frequency: 'monthly',
      by: 'weekday',
      interval: 1,
      count: 4,
      exceptions: ['2026-12-25'],
    });
    expect(toRepeatRequest('2026-11-27', toRepeatForm())).toBeNull();
  });

  it.each([
    ['interval', { interval: '0' }, 'Enter 1 to 12'],
    ['count', { count: '105' }, 'Enter 2 to 104 nights'],
    ['until', { ends: 'until' as const }, 'Enter the last date'],
  ])('asks for a believable %s', (field, typed, message) => {
    const { error } = repeatForm.safeParse(repeat(typed));
    expect(error?.issues.map(({ path, message: said }) => [path.join('.'), said])).toEqual([
      [field, message],
    ]);
    expect(nightsOf('2026-11-27', repeat(typed))).toEqual([]);
  });

  it('asks for nothing while it does not repeat', () => {
    expect(repeatForm.safeParse({ ...toRepeatForm(), interval: '', count: '' }).success).toBe(true);
  });

  it('names its choices by the date', () => {
    expect(repeatNames('2026-11-27')).toEqual({
      never: 'Does not repeat',
      weekly: 'Weekly on Friday',
      'monthly-date': 'Monthly on day 27',
      'monthly-weekday': 'Monthly on the fourth Friday',
    });
    expect(repeatNames('').weekly).toBe('Weekly');
  });
});
