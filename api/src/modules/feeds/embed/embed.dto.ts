import { EMBED_SHOWS, TEXT_LENGTH } from '#contract/limits.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

export class EmbedQuery {
  /** Event type name, in any case; all types without it. */
  @Text({ label: 'type', max: TEXT_LENGTH.eventType, optional: true }) type?: string;
  @WholeNumber({ label: 'limit', ...EMBED_SHOWS, optional: true }) limit?: number;
}
