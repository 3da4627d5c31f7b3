import {
  ownRedemptionLine,
  offerLine,
  problemLine,
  redemptionLine,
  stockLine,
  untilLine,
} from './reward-wording';
import { offerOf, redemptionOf } from '#test/factories/reward.factory';

const ZONE = 'America/Chicago';

describe('what is said of rewards', () => {
  it.each([
    [null, 0, 'As many as asked for'],
    [null, 1_200, '1,200 handed over'],
    [10, 7, '3 of 10 left'],
    [10, 10, 'None left of 10'],
  ])('of %s with %s out is "%s"', (stock, handedOver, words) => {
    expect(stockLine({ stock, handedOver })).toBe(words);
  });

  it('names the last night', () => {
    expect(untilLine({ offeredUntil: '2026-12-31' })).toBe('Until Dec 31, 2026');
    expect(untilLine({ offeredUntil: null })).toBeNull();
  });

  it('tells a member what it takes and how many there are', () => {
    expect(offerLine(offerOf())).toBe('50 points');
    expect(offerLine(offerOf({ left: 3, offeredUntil: '2026-12-31' }))).toBe(
      '50 points · 3 left · until Dec 31, 2026',
    );
    expect(problemLine('too-few-points', 1)).toBe('1 point to go');
    expect(problemLine('none-left', 0)).toBe('None left');
  });

  it('tells staff when, where and by whom, and why it was taken back', () => {
    const handedOver = redemptionOf({
      status: 'handed-over',
      handedOverAt: '2026-11-21T02:00:00.000Z',
      handedOverBy: 'Dale',
      gate: 'Front door',
    });
    expect(redemptionLine(handedOver, ZONE)).toBe('Nov 20, 2026, 8:00\u00a0PM · Front door · by Dale');
    const reversed = {
      ...handedOver,
      reason: 'Spilt',
      reversedAt: '2026-11-21T03:00:00.000Z',
      reversedBy: 'Ada',
    };
    expect(redemptionLine(reversed, ZONE)).toBe(
      'Nov 20, 2026, 8:00\u00a0PM · Front door · by Dale. Taken back by Ada: Spilt',
    );
    expect(ownRedemptionLine(handedOver, ZONE)).toBe('Nov 20, 2026, 8:00\u00a0PM');
    expect(ownRedemptionLine(reversed, ZONE)).toBe('Nov 20, 2026, 9:00\u00a0PM. Your points are back: Spilt');
  });
});
