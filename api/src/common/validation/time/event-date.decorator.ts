import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { EVENT_YEARS } from '#contract/limits.js';
import { CalendarDate } from './date.decorator.js';

const isEventYear = (value: unknown): boolean => {
  const year = Number(String(value).slice(0, 4));
  return year >= EVENT_YEARS.min && year <= EVENT_YEARS.max;
};

/** A date in the years that the calendar knows. */
export const EventDate = (rules: { label: string; optional?: boolean }) =>
  applyDecorators(
    CalendarDate(rules),
    ValidateBy(
      { name: 'eventYear', validator: { validate: isEventYear } },
      { message: `${rules.label} must be in the years ${EVENT_YEARS.min} to ${EVENT_YEARS.max}` },
    ),
  );
