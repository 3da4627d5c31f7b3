import type { DataTable } from './data-tables';
import { csvFileName, tableCsv } from './table-csv';

const tableOf = (...names: string[]): DataTable => ({
  title: 'Top artists',
  columns: [
    { label: 'Artist', kind: 'text' },
    { label: 'Check-ins', kind: 'number' },
  ],
  rows: names.map((name, index) => [name, index - 1]),
});
const linesOf = (...names: string[]) => tableCsv(tableOf(...names)).split('\r\n');

describe('tableCsv', () => {
  it('is UTF-8 for Excel, with a line of headings', () => {
    expect(tableCsv(tableOf('Zoë & the Ñandús'))).toBe('\uFEFFArtist,Check-ins\r\nZoë & the Ñandús,-1');
  });

  it.each([
    ['=HYPERLINK("http://evil.example","Free")', `"'=HYPERLINK(""http://evil.example"",""Free"")"`],
    ['+1 Band', `"'+1 Band"`],
    ['-Dash-', `"'-Dash-"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1+1', `"'\t=1+1"`],
    ['\r=1+1', `"'\r=1+1"`],
    ['＝1+1', `"'＝1+1"`],
  ])('lets no spreadsheet run %j', (name, cell) => {
    expect(tableCsv(tableOf(name)).slice('\uFEFFArtist,Check-ins\r\n'.length)).toBe(`${cell},-1`);
  });

  it('keeps commas, quotes and line ends inside their cell, and numbers below zero numbers', () => {
    expect(linesOf('Ham, "Egg"', 'Two\nLines').slice(1)).toEqual(['"Ham, ""Egg""",-1', '"Two\nLines",0']);
  });
});

it('names the file for what it holds', () => {
  expect(csvFileName(tableOf(), { from: '2026-10-23', to: '2026-11-21' })).toBe(
    'top-artists-2026-10-23-to-2026-11-21.csv',
  );
});
