import { LIST_LIMIT } from '#contract/limits.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** Which page of a list (design §4 "Lists"). */
export class PageQuery {
  @WholeNumber({ label: 'limit', min: 1, max: LIST_LIMIT.max, optional: true }) limit?: number;
  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 200, optional: true }) cursor?: string;
}
