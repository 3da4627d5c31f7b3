import { type Evidence, newsFor, pointsStand, pointsStep } from './verification-rules.js';

const first = (status: Evidence['status']): Evidence => ({
  id: 1,
  status,
  pointsAwarded: 50,
  isLate: false,
});
const second = (status: Evidence['status']): Evidence => ({
  id: 2,
  status,
  pointsAwarded: 0,
  isLate: false,
});
const late = (status: Evidence['status']): Evidence => ({ ...second(status), id: 3, isLate: true });

describe('pointsStand', () => {
  it.each([
    [[first('pending')], true],
    [[first('approved')], true],
    [[first('rejected')], false],
    [[first('rejected'), second('pending')], false],
    [[first('rejected'), second('approved')], true],
    [[first('pending'), second('rejected')], true],
    [[first('rejected'), second('rejected')], false],
    [[late('pending')], false],
    [[late('approved')], true],
    [[late('rejected')], false],
  ])('of %j is %s', (checkIns, stand) => {
    expect(pointsStand(checkIns)).toBe(stand);
  });
});

describe('pointsStep', () => {
  it('takes points with the photo that earned them, and gives them back with it', () => {
    expect(pointsStep([first('rejected')], 'pending')).toBe('withdraw');
    expect(pointsStep([first('pending')], 'rejected')).toBe('restore');
    expect(pointsStep([first('approved')], 'rejected')).toBe('restore');
  });

  it('gives points back for a second photo that is approved, and takes them when that is taken back', () => {
    expect(pointsStep([first('rejected'), second('approved')], 'pending')).toBe('restore');
    expect(pointsStep([first('rejected'), second('pending')], 'approved')).toBe('withdraw');
  });

  it('awards a late check-in with its approval, and takes that back with it', () => {
    expect(pointsStep([late('approved')], 'pending')).toBe('award');
    expect(pointsStep([late('approved')], 'rejected')).toBe('award');
    expect(pointsStep([late('pending')], 'approved')).toBe('withdraw');
    expect(pointsStep([late('rejected')], 'pending')).toBe('withdraw');
  });

  it('leaves alone what no rejection has touched', () => {
    expect(pointsStep([first('approved')], 'pending')).toBe('leave');
  });
});

describe('newsFor', () => {
  it('tells a guest once that a check-in does not count', () => {
    expect(newsFor({ status: 'rejected', told: null, stands: false, isLate: false })).toBe('rejected');
    expect(newsFor({ status: 'rejected', told: 'rejected', stands: false, isLate: false })).toBeUndefined();
  });

  it('does not trouble a guest who loses nothing', () => {
    expect(newsFor({ status: 'rejected', told: null, stands: true, isLate: false })).toBeUndefined();
    expect(newsFor({ status: 'approved', told: null, stands: true, isLate: false })).toBeUndefined();
    expect(newsFor({ status: 'pending', told: 'rejected', stands: true, isLate: false })).toBeUndefined();
  });

  it('tells who was told otherwise that it counts after all, and again when it does not', () => {
    expect(newsFor({ status: 'approved', told: 'rejected', stands: true, isLate: false })).toBe('approved');
    expect(newsFor({ status: 'rejected', told: 'approved', stands: false, isLate: false })).toBe('rejected');
  });

  it('tells a guest whose check-in was late that it counts, once', () => {
    expect(newsFor({ status: 'approved', told: null, stands: true, isLate: true })).toBe('approved');
    expect(newsFor({ status: 'approved', told: 'approved', stands: true, isLate: true })).toBeUndefined();
    expect(newsFor({ status: 'pending', told: null, stands: false, isLate: true })).toBeUndefined();
  });
});
