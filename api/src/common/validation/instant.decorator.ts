import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';

const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** An optional instant of a device's clock, ISO 8601 with its offset. The clock may be wrong; the text may not. */
export const DeviceInstant = ({ label }: { label: string }) =>
  applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' && ISO_INSTANT.test(value) ? new Date(value) : (value as unknown),
    ),
    IsOptional(),
    IsDate({ message: `${label} must be a time like 2026-11-20T19:42:00Z` }),
    ApiProperty({ type: String, format: 'date-time', required: false }),
  );
