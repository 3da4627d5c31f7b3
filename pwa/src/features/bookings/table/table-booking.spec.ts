import { takesTables } from './table-booking';

const show = { id: 1, name: 'Barn Dance', date: '2026-11-20', time: '20:00', status: 'scheduled' };

describe('takesTables', () => {
  it.each([
    ['tonight, before it begins', show, '19:59', true],
    ['tonight, once it has begun', show, '20:00', false],
    ['tomorrow, however early', { ...show, date: '2026-11-21', time: '00:30' }, '23:00', true],
    ['yesterday', { ...show, date: '2026-11-19', time: '23:59' }, '10:00', false],
    ['cancelled', { ...show, status: 'cancelled' }, '10:00', false],
    ['postponed', { ...show, status: 'postponed' }, '10:00', false],
  ])('a show %s', (_when, event, time, expected) => {
    expect(takesTables(event, { date: '2026-11-20', time })).toBe(expected);
  });
});
