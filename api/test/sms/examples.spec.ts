import { EXAMPLES } from './examples.js';
import { judgeExample } from './judge-examples.js';

const LEAST_MESSAGES = 300;
const LEAST_RIGHT = 0.96;

describe('the examples of text messages', () => {
  const results = EXAMPLES.map(judgeExample);
  const textsOf = (outcome: string): string[] =>
    results.filter((result) => result.outcome === outcome).map(({ example }) => example.text);

  it('are enough, each once', () => {
    const texts = EXAMPLES.map(({ now, text }) => `${now} ${text}`);
    expect(texts.length).toBeGreaterThanOrEqual(LEAST_MESSAGES);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are never read confidently wrong', () => {
    expect(textsOf('confidently wrong')).toEqual([]);
  });

  it('are read exactly right, but for four in a hundred', () => {
    expect(textsOf('right').length).toBeGreaterThanOrEqual(results.length * LEAST_RIGHT);
  });

  it('get a question for each problem', () => {
    for (const { request } of results) {
      expect(request.questions).toHaveLength(request.problems.length);
      expect(request.questions.every((question) => /[a-z][?.]$/.test(question) || /\?/.test(question))).toBe(
        true,
      );
    }
  });
});
