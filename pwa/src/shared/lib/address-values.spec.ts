import { dateOf, idOf, textOf } from './address-values';

describe('values in an address', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['2147483647', 2147483647],
  ])('reads %j as the id %j', (value, id) => {
    expect(idOf(value)).toBe(id);
  });

  it.each([
    '2147483648',
    2 ** 31,
    '0',
    0,
    -1,
    1.5,
    '1.5',
    '007',
    '7a',
    ' 7',
    '',
    '1e3',
    NaN,
    true,
    [7],
    null,
    undefined,
  ])('reads no id from %j', (value) => {
    expect(idOf(value)).toBeNull();
  });

  it.each([
    ['Barn Dance', 'Barn Dance'],
    [1962, '1962'],
    [true, ''],
    [['Barn Dance'], ''],
    [undefined, ''],
  ])('reads %j as the text %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-02-30', ''],
    ['today', ''],
    [20261120, ''],
    [undefined, ''],
  ])('reads %j as the date %j', (value, date) => {
    expect(dateOf(value)).toBe(date);
  });
});
