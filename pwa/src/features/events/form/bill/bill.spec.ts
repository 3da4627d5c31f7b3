import { actsOf, adding, billOf, featuring, moving } from './bill';

const THREE = ['7', '12', '3'];

describe('the bill that the event form holds', () => {
  it('is one text of ids in order', () => {
    expect(billOf(THREE)).toBe('7,12,3');
    expect(actsOf('7,12,3')).toEqual(THREE);
    expect(actsOf('')).toEqual([]);
  });

  it('features another act in place of the first, or one of the others before it', () => {
    expect(featuring(THREE, '9')).toEqual(['9', '12', '3']);
    expect(featuring(THREE, '3')).toEqual(['3', '7', '12']);
    expect(featuring([], '9')).toEqual(['9']);
  });

  it('features the next act when the first one goes', () => {
    expect(featuring(THREE, '')).toEqual(['12', '3']);
    expect(featuring(['7'], '')).toEqual([]);
  });

  it('adds an act once, and eight at most', () => {
    expect(adding(THREE, '9')).toEqual([...THREE, '9']);
    expect(adding(THREE, '12')).toEqual(THREE);
    expect(adding(THREE, '')).toEqual(THREE);
    const full = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(adding(full, '9')).toEqual(full);
  });

  it('moves an act a place up or down, never past the ends', () => {
    expect(moving(THREE, '12', -1)).toEqual(['12', '7', '3']);
    expect(moving(THREE, '12', 1)).toEqual(['7', '3', '12']);
    expect(moving(THREE, '7', -1)).toEqual(THREE);
    expect(moving(THREE, '3', 1)).toEqual(THREE);
    expect(moving(THREE, '99', 1)).toEqual(THREE);
  });
});
