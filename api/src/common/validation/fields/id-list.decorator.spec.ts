import { IdList } from './id-list.decorator.js';
import { MAX_ID } from './number.decorator.js';
import { RequestValidationPipe } from '#src/common/validation/request-validation.pipe.js';

class Seen {
  @IdList({ label: 'ids', of: 'text', max: 3 })
  ids: number[];
}

class Judged {
  @IdList({ label: 'ids', of: 'photo', max: 3, unique: true })
  ids: number[];
}

/** What a body with these ids is answered: the ids, or the words of its refusal. */
const answer = (ids: unknown, metatype: typeof Seen = Seen): Promise<unknown> =>
  new RequestValidationPipe().transform({ ids }, { type: 'body', metatype }).then(
    (body) => (body as Seen).ids,
    (error: unknown) => (error as Error).message,
  );

describe('a list of ids', () => {
  it.each([[[1]], [[3, 2, MAX_ID]], [[2, 2]]])('takes %j', async (ids) => {
    expect(await answer(ids)).toEqual(ids);
  });

  it.each([
    [undefined, 'ids must be a list'],
    [null, 'ids must be a list'],
    ['all', 'ids must be a list'],
    [7, 'ids must be a list'],
    [{ 0: 1 }, 'ids must be a list'],
    [[], 'ids must name at least one text'],
    [[1, 2, 3, 4], 'ids must name at most 3 texts'],
    [['1'], 'ids must be whole numbers'],
    [[1, null], 'ids must be whole numbers'],
    [[1.5], 'ids must be whole numbers'],
    [[[1]], 'ids must be whole numbers'],
    [[0], 'ids must be at least 1'],
    [[-1, 2], 'ids must be at least 1'],
    [[MAX_ID + 1], `ids must be at most ${MAX_ID}`],
  ])('refuses %j in words', async (ids, words) => {
    expect(await answer(ids)).toBe(words);
  });

  it('names nothing twice where that would be two decisions', async () => {
    expect(await answer([2, 2], Judged)).toBe('ids must name each photo once');
    expect(await answer([2, 3], Judged)).toEqual([2, 3]);
  });
});
