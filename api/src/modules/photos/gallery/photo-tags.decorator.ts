import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { PHOTO_TAGS } from '#contract/photos.js';
import { normalTags, tagsProblem } from '#contract/rules/photo-tags.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';
import { textProblem } from '#src/common/validation/fields/text.decorator.js';

/** More texts than this are not even looked at one by one. */
const MAX_SENT = 100;

/** Tags of a photo, normalised: a list of texts, or in a multipart form the same list as JSON. May be missing. */
export const PhotoTags = () =>
  applyDecorators(
    Transform(({ value }) => tidy(fromForm(value))),
    OptionalField(),
    ValidateBy({
      name: 'photoTags',
      validator: {
        validate: (value: unknown) => problemOf(value) === undefined,
        defaultMessage: (context?: ValidationArguments) => problemOf(context?.value) ?? '',
      },
    }),
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: PHOTO_TAGS.length },
      maxItems: PHOTO_TAGS.max,
      required: false,
    }),
  );

const fromForm = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  try {
    // What is missing may be left out, and `null` as a text is no list.
    return JSON.parse(value) ?? value;
  } catch {
    return value;
  }
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_SENT && value.every((text) => typeof text === 'string');

const tidy = (value: unknown): unknown => (isTexts(value) ? normalTags(value) : value);

const problemOf = (value: unknown): string | undefined => {
  if (!isTexts(value)) return 'Tags must be a list of words';
  const unfit = value
    .map((tag) => textProblem(tag, { label: 'A tag', max: PHOTO_TAGS.length }))
    .find(Boolean);
  return unfit ?? tagsProblem(value);
};
