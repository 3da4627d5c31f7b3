import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidField } from '#src/common/errors/domain-error.js';
import { isKey } from '#src/common/validation/fields/idempotency-key.decorator.js';

/** The `{key}` of an address, made by the device that asks: a UUID in lower case, else 400 naming `key`. */
@Injectable()
export class KeyPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const key = value.toLowerCase();
    if (!isKey(key)) throw invalidField('request.invalid', 'key', 'key must be a UUID');
    return key;
  }
}
