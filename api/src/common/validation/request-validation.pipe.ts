import { type ArgumentMetadata, Injectable, type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError } from '#src/common/errors/domain-error.js';

const INVALID = 'request.invalid';

/** First message per field, nested fields joined by a dot. */
const fieldsOf = (errors: ValidationError[], prefix = ''): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ property, constraints, children }) => {
      const [message] = Object.values(constraints ?? {});
      const nested = Object.entries(fieldsOf(children ?? [], `${prefix}${property}.`));
      return message === undefined ? nested : [...nested, [`${prefix}${property}`, message]];
    }),
  );

const toProblem = (errors: ValidationError[]): DomainError => {
  const fields = fieldsOf(errors);
  return new DomainError('invalid', INVALID, Object.values(fields)[0] ?? 'The request is not valid.', {
    fields,
  });
};

/** Checks every body and query against its class; unknown properties are dropped, wrong ones named (design §4 "Errors"). */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({ transform: true, whitelist: true, stopAtFirstError: true, exceptionFactory: toProblem });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Parts of an address have pipes of their own, and must reach them as they were written.
    if (metadata.type === 'param') return value;
    if (isTooComplex(value)) {
      throw new DomainError(
        'invalid',
        'request.too-complex',
        'The request is nested too deeply or holds too much.',
      );
    }
    if (metadata.type === 'body' && Array.isArray(value)) {
      throw new DomainError('invalid', INVALID, 'The request body must be a JSON object.');
    }
    return super.transform(value, metadata);
  }
}

/** No request of the product nests deeper than a list in a part of a body. */
const MAX_DEPTH = 8;

/** Fields and list items of one request, all depths together; the longest list of ours has a few hundred. */
const MAX_VALUES = 2_000;

/**
 * True for what is nested deeper, or holds more values, than any request of ours: what checks requests would overflow its
 * stack, or take the time of everybody else's. Looks depth by depth, so that neither can happen here.
 */
const isTooComplex = (request: unknown): boolean => {
  let values = 0;
  let [depth, level] = [0, [request]];
  while (level.length > 0) {
    if (depth > MAX_DEPTH) return true;
    const inside: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const children: unknown[] = Object.values(value);
      values += children.length;
      if (values > MAX_VALUES) return true;
      inside.push(...children);
    }
    level = inside;
    depth += 1;
  }
  return false;
};
