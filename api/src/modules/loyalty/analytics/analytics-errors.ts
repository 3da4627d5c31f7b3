import { invalidField } from '#src/common/errors/domain-error.js';

export const rangeReversed = () =>
  invalidField('loyalty.range-reversed', 'to', 'The last day must not be before the first day');
