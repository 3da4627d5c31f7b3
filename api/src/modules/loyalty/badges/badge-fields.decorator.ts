import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';

/** One of these words; its messages tell a missing one (spec §5) from one that nobody knows. */
export const Choice = <Word extends string>({ label, words }: { label: string; words: readonly Word[] }) => {
  const problem = (value: unknown): string | undefined => {
    if (value === undefined || value === null || value === '') return `${label} is required`;
    return words.some((word) => word === value) ? undefined : `${label} must be one of ${words.join(', ')}`;
  };
  return applyDecorators(
    ValidateBy({
      name: 'choice',
      validator: {
        validate: (value: unknown) => problem(value) === undefined,
        defaultMessage: (context?: ValidationArguments) => problem(context?.value) ?? '',
      },
    }),
    ApiProperty({ enum: words }),
  );
};
