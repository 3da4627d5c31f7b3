import { indexAt, stepFrom } from '#features/verification/deck/deck-place';
import { isSideways, swipeOf } from '#features/verification/deck/card-swipe-rules';
import { parseVerificationFilter } from './verification-filter';

const queue = [{ id: 4 }, { id: 7 }, { id: 9 }];

describe('a place in the queue', () => {
  it('stays with a check-in when others come or go before it', () => {
    expect(indexAt(queue, { id: 9, index: 0 })).toBe(2);
  });

  it('is that of the one who moves up when the check-in is gone', () => {
    expect(indexAt(queue, { id: 5, index: 1 })).toBe(1);
    expect(indexAt(queue, { id: 12, index: 3 })).toBe(2);
    expect(indexAt([], { id: 4, index: 0 })).toBe(-1);
  });

  it('steps as far as the ends', () => {
    expect(stepFrom(queue, { id: 7, index: 1 }, 1)).toEqual({ id: 9, index: 2 });
    expect(stepFrom(queue, { id: 9, index: 2 }, 1)).toEqual({ id: 9, index: 2 });
    expect(stepFrom(queue, { id: 4, index: 0 }, -1)).toEqual({ id: 4, index: 0 });
  });
});

describe('a swipe', () => {
  it('is one only sideways, so that the page scrolls', () => {
    expect(isSideways(40, 10)).toBe(true);
    expect(isSideways(40, 60)).toBe(false);
    expect(isSideways(5, 0)).toBe(false);
  });

  it('decides when it went far enough, and puts the card back otherwise', () => {
    expect(swipeOf(120, 360)).toBe('approve');
    expect(swipeOf(-120, 360)).toBe('reject');
    expect(swipeOf(80, 360)).toBeNull();
  });
});

describe('the filter in the address', () => {
  it('drops what is no filter of ours', () => {
    expect(parseVerificationFilter({ status: 'maybe', q: ' ', eventId: 'x', view: 'one' })).toEqual({});
    expect(parseVerificationFilter({ status: 'rejected', q: 1962, eventId: '12', view: 'many' })).toEqual({
      status: 'rejected',
      q: '1962',
      eventId: 12,
      view: 'many',
    });
  });
});
