import { readProblem } from './problem';

describe('readProblem', () => {
  it("reads the API's error with the words for each field", () => {
    const problem = {
      statusCode: 409,
      code: 'auth.email-taken',
      message: 'That e-mail is taken.',
      fields: { email: 'Taken' },
    };

    expect(readProblem(problem)).toEqual(problem);
  });

  it('drops field words that are no text', () => {
    const problem = { statusCode: 400, code: 'bad-input', message: 'Look again.', fields: { email: 7 } };

    expect(readProblem(problem)?.fields).toEqual({});
  });

  it.each([null, 'text', [], {}, { code: 'x', message: 'y' }, { statusCode: 403, message: 'Forbidden' }])(
    "knows that %j is not the venue's",
    (json) => {
      expect(readProblem(json)).toBeNull();
    },
  );
});
