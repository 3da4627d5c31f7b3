import { numberParameters } from './named-parameters.js';

describe('named parameters of a statement', () => {
  it('are numbered in the order in which the statement names them, each once', () => {
    const sql = 'SELECT :to::date - :from::date, :to FROM nights WHERE night >= :from';
    expect(numberParameters(sql, { from: '2026-01-01', to: '2026-02-01', unused: 1 })).toEqual({
      text: 'SELECT $1::date - $2::date, $1 FROM nights WHERE night >= $2',
      parameters: ['2026-02-01', '2026-01-01'],
    });
  });

  it('may be null, and must not be missing', () => {
    expect(numberParameters('SELECT :from', { from: null }).parameters).toEqual([null]);
    expect(() => numberParameters('SELECT :till', { from: 1 })).toThrow('"till"');
  });
});
