import { z } from 'zod';
import { cursorOf, rowId } from './cursor.js';

const cursor = cursorOf({ name: z.string(), id: rowId });
const pack = (values: unknown): string => Buffer.from(JSON.stringify(values)).toString('base64url');

describe('the cursor of a list', () => {
  it('is read as it was written, and holds nothing of the row but its columns', () => {
    const row = { id: 7, name: 'Barn Dance', secret: 'howdy' };
    expect(cursor.read(cursor.write(row))).toEqual({ name: 'Barn Dance', id: 7 });
    expect(cursor.write(row)).toBe(pack(['Barn Dance', 7]));
  });

  it('is nothing for the first page', () => {
    expect(cursor.read(undefined)).toBeUndefined();
  });

  it.each([[['Barn Dance']], [['Barn Dance', 7, 8]], [['Barn Dance', 0]], [[7, 7]], [{ name: 'a', id: 7 }]])(
    'is refused when this server did not write it: %j',
    (values) => {
      expect(() => cursor.read(pack(values))).toThrow('cursor is not one that this server gave');
    },
  );
});
