import { leftOutCsv } from './left-out-csv.js';
import { readCsv } from './reading/read-csv.js';

describe('the file of what was left out', () => {
  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
    'is read again as it was, also a cell that begins with %s',
    (sign) => {
      const cells = [`${sign}1+1`, 'someday'];
      const text = leftOutCsv(['Name', 'Date'], [{ line: 2, cells, words: 'Why' }]);

      expect(text).toContain(`'${sign}1+1`);
      expect(readCsv(text.slice(1)).rows[0]?.cells).toEqual([...cells, '2', 'Why']);
    },
  );
});
