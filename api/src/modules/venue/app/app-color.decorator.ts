import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { APP_COLOR } from '#contract/venue-app/web-manifest.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** A colour as `#RRGGBB`; null or an empty text clears it. */
export const AppColor = () =>
  applyDecorators(
    Text({ label: 'App color', max: 7, clearable: true }),
    ValidateBy(
      {
        name: 'appColor',
        validator: { validate: (value) => typeof value === 'string' && APP_COLOR.test(value) },
      },
      { message: 'App color must be like #7A1E22' },
    ),
  );
