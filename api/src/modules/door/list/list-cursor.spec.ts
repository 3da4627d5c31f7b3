import { LONGEST_CURSOR, readCursor, writeCursor } from './list-cursor.js';

const NOW = { listId: '16500', snapshot: '90:100:92,95' };

describe('the cursor of a list', () => {
  it('is read as it was written', () => {
    expect(readCursor(writeCursor(NOW), NOW)).toBe('90:100:92,95');
    expect(readCursor('16500.90:90:', NOW)).toBe('90:90:');
  });

  it.each([
    undefined,
    '',
    '16500',
    '16500.90',
    '16501.90:100:',
    '16500.0:100:',
    '16500.90:101:',
    '16500.91:90:',
    '16500.90:100:89',
    '16500.90:100:100',
    '16500.90:100:95,92',
    '16500.90:100:92,92',
    '16500.90:100:,',
    "16500.90:100:'",
  ])('asks for the whole list by %j', (cursor) => {
    expect(readCursor(cursor, NOW)).toBeNull();
  });

  it('stays short while hundreds of transactions run', () => {
    const running = Array.from({ length: 500 }, (_, index) => 1_000 + index).join(',');
    const cursor = writeCursor({ listId: '16500', snapshot: `1000:2000:${running}` });
    expect(cursor.length).toBeLessThanOrEqual(LONGEST_CURSOR);
    expect(readCursor(cursor, { listId: '16500', snapshot: '2000:2000:' })).toBe('1000:1000:');
  });
});
