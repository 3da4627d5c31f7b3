import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { invalidField } from '#src/common/errors/domain-error.js';
import { type ExpectedVersions, readIfMatch } from '#src/common/http/if-match.js';
import { documentHeader } from '#src/common/openapi/document-header.js';

/**
 * The versions a change is based on, from `If-Match: "3"`; null when the caller sent none or `*`, and so changes whatever
 * is there. Services refuse others as `stale`.
 */
export const ExpectedVersion = createParamDecorator(
  (_: unknown, context: ExecutionContext): ExpectedVersions => {
    const value = context.switchToHttp().getRequest<Request>().headers['if-match'];
    if (value === undefined) return null;
    const versions = readIfMatch(value);
    if (versions === undefined)
      throw invalidField('request.invalid', 'If-Match', 'If-Match must be a version like "3"');
    return versions;
  },
  [
    documentHeader({
      name: 'If-Match',
      required: false,
      description:
        'The version that the change is based on: `"3"`, or what `ETag` gave. Without it, whatever is there.',
    }),
  ],
);
