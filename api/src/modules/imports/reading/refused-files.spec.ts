import { importVenue } from '#test/imports/import-venue.js';

const { send, read, fatesOf } = importVenue();

describe('a file', () => {
  it.each([
    ['%PDF-1.7 …', 415, 'This is a PDF, whatever its name says. Please export a CSV or ICS file.'],
    [Buffer.from('PK\u0003\u0004abc'), 415, expect.stringContaining('workbook')],
    ['<!doctype html><p>x', 415, expect.stringContaining('web page')],
    [Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]), 415, 'This file is no text. Please export a CSV or ICS file.'],
    ['', 400, 'There is nothing in this file.'],
    ['Name,Date\n', 400, 'This file has no rows below its first line.'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', 400, 'There are no events in this calendar.'],
  ])('says in plain words why a file cannot be read: %s', async (content, status, message) => {
    const answer = await send(content);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('refuses a file that is too large', async () => {
    const answer = await send(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'));
    expect([answer.status, answer.body.code]).toEqual([413, 'imports.file-too-large']);
  });

  it('tells which row a file is torn in', async () => {
    expect(await fatesOf(await read('Name,Date,Time\nBall,2026-12-01,20:00\nTorn,"2026-12-02'))).toEqual([
      '2 new: ',
      '3 cannot: A quotation mark of this row is never closed, so the file cannot be told apart from here on.',
    ]);
    expect(await fatesOf(await read('Name,Date,Time\nBall,2026-12-01,20:00\nTorn,2026-12'))).toEqual([
      '2 new: ',
      '3 cannot: The file ends in the middle of this row.',
    ]);
  });
});
