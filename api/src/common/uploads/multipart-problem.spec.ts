import { writeFile } from 'node:fs/promises';
import { DomainError } from '#src/common/errors/domain-error.js';
import { multipartProblem } from './multipart-problem.js';

const RULES = {
  files: [
    {
      field: 'photo',
      maxBytes: 10,
      tooLarge: () => new DomainError('too-large', 'spec.too-large', 'Too large'),
    },
  ],
  texts: [],
};
const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });

describe('multipartProblem', () => {
  it.each([
    ['EDQUOT', 'storage-full'],
    ['ENOSPC', 'storage-full'],
    ['EMFILE', 'unavailable'],
    ['EROFS', 'unavailable'],
    ['EIO', 'unavailable'],
    ['ENOENT', 'unavailable'],
  ])('blames the venue’s storage, never the guest, for %s', (code, kind) => {
    expect(multipartProblem(systemError(code, 'write'), RULES)).toMatchObject({ kind });
  });

  (process.platform === 'linux' ? it : it.skip)('knows the error of a disk that really is full', async () => {
    const error: unknown = await writeFile('/dev/full', 'x').catch((reason: unknown) => reason);

    expect(multipartProblem(error, RULES)).toMatchObject({ kind: 'storage-full', code: 'storage.full' });
  });

  it('calls the upload malformed when the phone hung up', () => {
    expect(multipartProblem(systemError('ECONNRESET', 'read'), RULES)).toMatchObject({
      kind: 'invalid',
      code: 'request.malformed',
    });
  });
});
