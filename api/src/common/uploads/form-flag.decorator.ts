import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

const WORDS: Record<string, boolean> = { true: true, false: false, '': false };

/** A yes or no of a multipart form, whose parts are all text: `true`, `false`, or left out for no. */
export const FormFlag = ({ label }: { label: string }) =>
  applyDecorators(
    Transform(({ value }) =>
      value === undefined ? false : typeof value === 'string' ? (WORDS[value] ?? value) : value,
    ),
    IsBoolean({ message: `${label} must be true or false` }),
    ApiProperty({ type: Boolean, required: false, default: false }),
  );
