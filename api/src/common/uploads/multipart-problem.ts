import { MulterError } from 'multer';
import { z } from 'zod';
import { DomainError, invalidField } from '#src/common/errors/domain-error.js';
import { storageProblem } from '#src/integrations/file-storage/storage-problem.js';
import type { FormRules } from './form-upload.js';

const systemError = z.object({ code: z.string(), syscall: z.string() });

const INVALID = 'request.invalid';

/** What a client gets to read when its multipart body is refused while it arrives, or cannot be written to disk. */
export const multipartProblem = (error: unknown, rules: FormRules): Error => {
  if (error instanceof DomainError) return error;
  if (isFromDisk(error)) return storageProblem.from(error);
  if (!(error instanceof MulterError)) {
    return new DomainError('invalid', 'request.malformed', 'The upload could not be read. Please try again.');
  }
  return fromMulter(error, rules);
};

const fromMulter = ({ code, field }: MulterError, { files }: FormRules): DomainError => {
  const name = field?.slice(0, 100) || (files[0]?.field ?? 'file');
  const rules = files.find((file) => file.field === name);
  switch (code) {
    case 'LIMIT_FILE_SIZE':
      return rules?.tooLarge() ?? unexpected(name);
    case 'LIMIT_UNEXPECTED_FILE':
      return rules
        ? invalidField(INVALID, name, 'Please send one file only')
        : invalidField(INVALID, name, `A file is not expected in ${name}`);
    case 'LIMIT_FIELD_VALUE':
      return invalidField(INVALID, name, `${name} is too long`);
    default:
      return unexpected(name);
  }
};

const unexpected = (name: string): DomainError =>
  invalidField(INVALID, name, 'The form has fields that are not expected');

/** Errors of `fs` carry the name of the system call that failed; so do those of a connection that broke. */
const isFromDisk = (error: unknown): boolean => {
  const { success, data } = systemError.safeParse(error);
  return success && data.code !== 'ECONNRESET' && data.code !== 'EPIPE';
};
