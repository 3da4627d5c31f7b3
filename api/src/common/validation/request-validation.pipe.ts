import { type ArgumentMetadata, Injectable, type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError } from '#src/common/errors/domain-error.js';
import { isTooComplex } from './request-shape.js';

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
