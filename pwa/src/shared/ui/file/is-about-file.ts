import { HttpError } from '#shared/http/http-error';

const FILE_REFUSALS = new Set([413, 415, 422]);

/**
 * Whether the venue refused a chosen file. A form forgets it then (spec §8): sending the same again would fail again.
 * @param parts the names of the form's files in the upload
 */
export const isAboutFile = (error: Error, parts: readonly string[]): boolean =>
  error instanceof HttpError &&
  (FILE_REFUSALS.has(error.status) || parts.some((part) => error.problem?.fields?.[part] !== undefined));
