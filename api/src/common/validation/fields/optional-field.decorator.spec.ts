import { IsBoolean } from 'class-validator';
import { CalendarDate } from '#src/common/validation/time/date.decorator.js';
import { Email } from './email.decorator.js';
import { DeviceInstant } from '#src/common/validation/time/instant.decorator.js';
import { WholeNumber } from './number.decorator.js';
import { OptionalField } from './optional-field.decorator.js';
import { PhoneNumber } from './phone.decorator.js';
import { RequestValidationPipe } from '#src/common/validation/request-validation.pipe.js';
import { Text } from './text.decorator.js';
import { TimeZone } from '#src/common/validation/time/time-zone.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';

class Left {
  @OptionalField()
  @IsBoolean({ message: 'flag must be true or false' })
  flag?: boolean;

  @Text({ label: 'text', max: 5, optional: true })
  text?: string;

  @WholeNumber({ label: 'number', min: 1, max: 5, optional: true })
  number?: number;

  @Email({ optional: true })
  email?: string;

  @PhoneNumber()
  phone?: string;

  @CalendarDate({ label: 'date', optional: true })
  date?: string;

  @DeviceInstant({ label: 'instant' })
  instant?: Date;

  @TimeZone({ label: 'zone' })
  zone?: string;
}

class Cleared {
  @Text({ label: 'text', max: 5, clearable: true })
  text?: string | null;

  @WholeNumber({ label: 'number', min: 1, max: 5, clearable: true })
  number?: number | null;

  @Email({ clearable: true })
  email?: string | null;

  @WallClockTime({ label: 'time', optional: true })
  time?: string | null;
}

const LEFT = ['flag', 'text', 'number', 'email', 'phone', 'date', 'instant', 'zone'];
const CLEARED = ['text', 'number', 'email', 'time'];

const readAs = (metatype: typeof Left | typeof Cleared, body: object): Promise<unknown> =>
  new RequestValidationPipe().transform(body, { type: 'body', metatype });

describe('a field that may be missing', () => {
  it.each(LEFT)('takes a null %s as one that is missing', async (field) => {
    expect(await readAs(Left, { [field]: null })).toHaveProperty(field, undefined);
  });

  it.each(CLEARED)('keeps a null %s that clears what is there', async (field) => {
    expect(await readAs(Cleared, { [field]: null })).toHaveProperty(field, null);
  });

  it('still refuses what is wrong', async () => {
    await expect(readAs(Left, { flag: 'yes' })).rejects.toThrow('flag must be true or false');
  });
});
