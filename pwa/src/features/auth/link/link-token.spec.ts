import { HttpError } from '#shared/http/http-error';
import { isLinkEnded, tokenIn } from './link-token';

const problem = (code: string) => JSON.stringify({ statusCode: 400, code, message: 'No.' });

describe("a mail's link", () => {
  it('carries its token behind the #', () => {
    expect(tokenIn('#token=a-b_c')).toBe('a-b_c');
    expect(tokenIn('token=a-b_c')).toBe('a-b_c');
  });

  it('has none when the mail program cut it short', () => {
    expect(tokenIn('')).toBeNull();
    expect(tokenIn('#token=')).toBeNull();
    expect(tokenIn('#tok')).toBeNull();
  });

  it('has ended only when the venue says so', () => {
    expect(isLinkEnded(new HttpError(400, problem('auth.link-ended'), ''))).toBe(true);
    expect(isLinkEnded(new HttpError(400, problem('validation'), ''))).toBe(false);
    expect(isLinkEnded(new HttpError(502, '<html>', ''))).toBe(false);
  });
});
