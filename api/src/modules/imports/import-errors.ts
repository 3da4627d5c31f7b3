import { IMPORT_ROWS_MAX, MAX_IMPORT_BYTES } from '#contract/rules/imports.js';
import { clash, DomainError, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** No such import; it may have been cleared away. */
export const importNotFound = () =>
  notFound('imports.not-found', 'This import is not here any more. Please choose the file again.');

export const fileMissing = () => invalidField('imports.file-missing', 'file', 'Please choose a file');

export const fileEmpty = (message = 'There is nothing in this file.') =>
  invalidField('imports.file-empty', 'file', message);

export const fileUnreadable = (message: string) =>
  new DomainError('unsupported-type', 'imports.file-unreadable', message, { fields: { file: message } });

export const fileTooLarge = () => {
  const message = `This file is too large: at most ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Please export a shorter time, and import one file after the other.`;
  return new DomainError('too-large', 'imports.file-too-large', message, { fields: { file: message } });
};

export const tooManyRows = () => {
  const message = `This file has more than ${IMPORT_ROWS_MAX.toLocaleString('en-US')} rows. Please export a shorter time, and import one file after the other.`;
  return new DomainError('too-large', 'imports.too-many-rows', message, { fields: { file: message } });
};

export const columnsMissing = (labels: readonly string[]) =>
  clash('imports.columns-missing', `Please say first which column is: ${labels.join(', ')}.`);

/** Nobody has seen yet what would become of the rows. */
export const importNotJudged = () =>
  clash(
    'imports.not-judged',
    'This file is still being read. Please wait until it says what would come, or choose the file again.',
  );

export const columnUnknown = (field: string) =>
  invalidField('imports.column-unknown', `columns.${field}`, 'This file has no such column');

/** Rows are being written, or are all written. */
export const importUnderWay = () =>
  clash('imports.under-way', 'This import has begun already, so how it is read cannot be changed.');

export const importRunning = () => clash('imports.running', 'This import is running. Please stop it first.');
