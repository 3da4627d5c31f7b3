import { HttpError, UnreachableError } from '#shared/http/http-error';
import { isAboutFile } from './is-about-file';

const refused = (status: number, fields?: Record<string, string>) =>
  new HttpError(
    status,
    JSON.stringify({ statusCode: status, code: 'artists.refused', message: 'No.', fields }),
    '',
  );

describe('a failure about a file', () => {
  it.each([413, 415, 422])('is told by its status %s', (status) => {
    expect(isAboutFile(refused(status), ['demoFile'])).toBe(true);
  });

  it('is told by the part of the upload that it names', () => {
    const error = refused(400, { demoFile: 'This recording is broken' });
    expect(isAboutFile(error, ['profileImage', 'demoFile'])).toBe(true);
    expect(isAboutFile(error, ['profileImage'])).toBe(false);
  });

  it('is no other one', () => {
    expect(isAboutFile(refused(409), ['demoFile'])).toBe(false);
    expect(isAboutFile(new UnreachableError(), ['demoFile'])).toBe(false);
  });
});
