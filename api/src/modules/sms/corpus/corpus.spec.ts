import { ALL_GROUPS } from './all-groups.js';
import { judgeGroup } from './evaluate-corpus.js';

const LEAST_MESSAGES = 300;
const LEAST_RIGHT = 0.97;

describe('the corpus of text messages', () => {
  const results = ALL_GROUPS.flatMap(judgeGroup);
  const textsOf = (outcome: string): string[] =>
    results.filter((result) => result.outcome === outcome).map(({ message }) => message.text);

  it('has enough messages, each once', () => {
    const texts = ALL_GROUPS.flatMap(({ now, messages }) => messages.map(({ text }) => `${now} ${text}`));
    expect(texts.length).toBeGreaterThanOrEqual(LEAST_MESSAGES);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is never read confidently wrong', () => {
    expect(textsOf('confidently wrong')).toEqual([]);
  });

  it('is read exactly right, but for three in a hundred', () => {
    expect(textsOf('right').length).toBeGreaterThanOrEqual(results.length * LEAST_RIGHT);
  });

  it('gets a question for each problem', () => {
    for (const { request } of results) {
      expect(request.questions).toHaveLength(request.problems.length);
      expect(request.questions.every((question) => /[a-z][?.]$/.test(question) || /\?/.test(question))).toBe(
        true,
      );
    }
  });
});
