import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidField } from '#src/common/errors/domain-error.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';

/** The `{id}` of an address: a whole number from 1 that fits its column, else 400 naming `id`. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_ID)
      throw invalidField('request.invalid', 'id', 'id must be a whole number from 1');
    return id;
  }
}
