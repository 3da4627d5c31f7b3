import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { isOwnPicture, type PicturePrefix } from './picture-names.js';

/**
 * The address of one of our own pictures, as its upload answered it; null or an empty text for none. Whether the picture
 * is still there, `PictureCollection.has` knows.
 */
export const OwnPicture = ({ label, prefix }: { label: string; prefix: PicturePrefix }) =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? null : (value as unknown))),
    IsOptional(),
    ValidateBy(
      {
        name: 'ownPicture',
        validator: { validate: (value) => typeof value === 'string' && isOwnPicture(prefix, value) },
      },
      { message: `${label} must be one that was uploaded here` },
    ),
    ApiProperty({ type: String, required: false, nullable: true, example: `/uploads/${prefix}-0123.webp` }),
  );
