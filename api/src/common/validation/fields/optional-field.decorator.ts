import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/**
 * A field that may be missing; null is missing too, so that the code behind it meets undefined alone. In a field that is
 * `clearable` null stays null: it clears what is there.
 */
export const OptionalField = ({ clearable = false }: { clearable?: boolean } = {}) =>
  applyDecorators(
    ...(clearable ? [] : [Transform(({ value }) => (value === null ? undefined : (value as unknown)))]),
    IsOptional(),
  );
