import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Text } from './text.decorator.js';

class Named {
  @Text({ label: 'Name', max: 5 }) name!: string;
  @Text({ label: 'Bio', max: 5, clearable: true }) bio?: string | null;
  @Text({ label: 'Password', max: 5, verbatim: true }) password!: string;
}

const given = (values: Partial<Named>): Named =>
  plainToInstance(Named, { name: 'Mo', password: 'x', ...values });

describe('Text', () => {
  it('keeps an accent the one way, however a device writes it, before it is measured', () => {
    const named = given({ name: ' Jose\u0301e\u0301 ', password: 'e\u0301' });
    expect(named).toMatchObject({ name: 'Jos\u00E9\u00E9', password: 'e\u0301' });
    expect(validateSync(named)).toEqual([]);
  });

  it.each(['\u200B', '\u202E \u2069', '\u3164', '\u00AD\uFE0F'])('takes %j for nothing', (nothing) => {
    const named = given({ name: nothing, bio: nothing });
    expect(named.bio).toBeNull();
    expect(validateSync(named)).toMatchObject([{ constraints: { text: 'Name is required' } }]);
  });

  it('leaves joined signs and marks of direction within a name', () => {
    const names = ['👨\u200D👩\u200D👧', '\u200Fא\u200F', '❤\uFE0F'];
    expect(names.map((name) => given({ name }).name)).toEqual(names);
  });
});
