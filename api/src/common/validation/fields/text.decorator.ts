import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { keepable } from '#src/common/keepable.js';
import { OptionalField } from './optional-field.decorator.js';

interface TextRules {
  /** How the field is called in messages, e.g. `First name`. */
  label: string;
  /** Most characters (UTF-16 units are not characters: code points are counted, as PostgreSQL counts). */
  max: number;
  min?: number;
  /** A field that may be missing; an empty text then counts as missing. */
  optional?: boolean;
  /** A field that may be missing and is then left alone; null or an empty text clears it. */
  clearable?: boolean;
  /** Line breaks and tabs are welcome. */
  multiline?: boolean;
  /** Stored in lower case; lower-cased before it is measured, since some letters grow by it. */
  lowerCase?: boolean;
  /** Kept exactly as typed: passwords. */
  verbatim?: boolean;
  /** Message for a missing, empty or blank text, where the spec gives one. */
  required?: string;
  /** Message for a text under `min`, where the spec gives one. */
  tooShort?: string;
}

const LINE_BREAKS = /[\t\n\r]/g;
/** Nothing that anybody sees: spaces, joiners, marks of direction. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** @returns what is wrong with the text, or undefined when nothing is */
export const textProblem = (value: unknown, rules: TextRules): string | undefined => {
  const { label, max, min = 1, required = `${label} is required` } = rules;
  if (value === undefined || value === null || value === '') return required;
  if (typeof value !== 'string') return `${label} must be text`;
  if (!rules.verbatim && BLANK.test(value)) return required;
  const kept = rules.multiline ? keepable(value) : keepable(value).replace(LINE_BREAKS, '');
  if (kept !== value) return `${label} has characters that cannot be kept`;
  const { length } = [...value];
  if (length < min) return rules.tooShort ?? `${label} must be at least ${min} characters`;
  return length > max ? `${label} must be at most ${max} characters` : undefined;
};

const tidyWords = (value: string): string => (BLANK.test(value) ? '' : value.trim().normalize('NFC'));

const tidy = (value: unknown, { optional, clearable, verbatim, lowerCase }: TextRules): unknown => {
  if (typeof value !== 'string') return value;
  const tidied = verbatim ? value : tidyWords(value);
  const text = lowerCase ? tidied.toLowerCase() : tidied;
  if (text !== '') return text;
  if (clearable) return null;
  return optional ? undefined : text;
};

/**
 * A text field: trimmed, each accent written in one way (NFC), without characters that cannot be kept (`keepable`), within its
 * column's length.
 */
export const Text = (rules: TextRules) => {
  const mayBeMissing = rules.optional === true || rules.clearable === true;
  return applyDecorators(
    Transform(({ value }) => tidy(value, rules)),
    ...(mayBeMissing ? [OptionalField(rules)] : []),
    ValidateBy({
      name: 'text',
      validator: {
        validate: (value: unknown) => textProblem(value, rules) === undefined,
        defaultMessage: (context?: ValidationArguments) => textProblem(context?.value, rules) ?? '',
      },
    }),
    ApiProperty({
      type: String,
      maxLength: rules.max,
      required: !mayBeMissing,
      ...(rules.clearable && { nullable: true }),
      ...(rules.min && { minLength: rules.min }),
    }),
  );
};
