import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { OptionalField } from './optional-field.decorator.js';

/** True or false. */
export const Flag = ({ label, optional = false }: { label: string; optional?: boolean }) =>
  applyDecorators(
    ...(optional ? [OptionalField()] : []),
    IsBoolean({ message: `${label} must be true or false` }),
    ApiProperty({ type: Boolean, required: !optional }),
  );
