import { parsePostmaster } from './postmaster-file.js';

describe('postmaster.pid', () => {
  it('tells process, port, shared memory and state', () => {
    const text = '4711\n/rows\n1700000000\n5433\n\n127.0.0.1\n  1234567        42\nready   \n';
    expect(parsePostmaster(text)).toEqual({ pid: 4711, port: 5433, sharedMemoryId: 42, status: 'ready' });
  });

  it('counts as absent while it is being written', () => {
    expect(parsePostmaster('')).toBeUndefined();
    expect(parsePostmaster('4711\n/rows\n')).toBeUndefined();
  });

  it('does without shared memory, as on Windows', () => {
    expect(parsePostmaster('4711\n/rows\n1700000000\n5433\n')?.sharedMemoryId).toBeUndefined();
  });
});
