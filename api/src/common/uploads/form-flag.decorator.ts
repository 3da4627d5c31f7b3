import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

const WORDS: Record<string, boolean> = { true: true, false: false, '': false };

/** A yes or no of a multipart form, whose parts are all text: `true`, `false`, or empty for no. Initialise it with false. */
export const FormFlag = ({ label }: { label: string }) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? (WORDS[value] ?? value) : (value as unknown))),
    IsBoolean({ message: `${label} must be true or false` }),
    ApiProperty({ type: Boolean, required: false, default: false }),
  );
