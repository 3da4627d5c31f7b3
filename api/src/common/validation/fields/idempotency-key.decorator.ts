import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem.js';
import { invalidField } from '#src/common/errors/domain-error.js';
import { documentHeader } from '#src/common/openapi/document-header.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in lower case. */
export const isKey = (text: string): boolean => UUID.test(text);

/** The `Idempotency-Key` of a command, lower-cased, or null when the caller sent none (design §4 "Check-in"). */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null => {
    const value = context.switchToHttp().getRequest<Request>().headers[IDEMPOTENCY_KEY_HEADER];
    if (value === undefined) return null;
    const key = String(value).toLowerCase();
    if (isKey(key)) return key;
    throw invalidField('request.invalid', 'Idempotency-Key', 'Idempotency-Key must be a UUID');
  },
  [
    documentHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'A UUID of this command, made where it was given. Sent again with it, the command has no second effect and the same answer; with other content it is refused with 409.',
      schema: { type: 'string', format: 'uuid' },
    }),
  ],
);
