import { verdictOn } from '#src/modules/sms/conversation/conversation-rules.js';
import { isComplete } from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { EXAMPLE_VENUE } from './example-venue.js';
import { EXAMPLES, FRESH_EXAMPLES } from './examples.js';
import { judgeExample } from './judge-examples.js';

const LEAST_MESSAGES = 300;
const LEAST_RIGHT = 0.96;
const LEAST_RIGHT_FRESH = 0.85;
const MOST_NEEDLESS = 0.08;

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

  it('are hardly asked about where everything is said', () => {
    expect(textsOf('asked needlessly').length).toBeLessThanOrEqual(results.length * MOST_NEEDLESS);
  });

  it('are requests of shows, where they are whole, as first texts of unknown phones', () => {
    const whole = results.filter(({ request }) => isComplete(request));
    const lost = whole.filter(({ example: { text, now }, request }) => {
      const read = (words: string) => parseEventRequest(words, { ...EXAMPLE_VENUE, now: new Date(now) });
      const [today = ''] = now.split('T');
      const verdict = verdictOn({ text, reading: request, standing: [], acts: [], today, read });
      return verdict.kind !== 'new' || verdict.isAside;
    });
    expect(whole.length).toBeGreaterThanOrEqual(LEAST_MESSAGES);
    expect(lost.map(({ example }) => example.text)).toEqual([]);
  });

  it('get a question for each problem, or none where it is not clear that a show is asked for', () => {
    for (const { request } of results) {
      const isUnclear = request.problems.some(({ kind }) => kind === 'unclear');
      const asked = request.questions.filter((question) => question.includes('?'));
      expect(request.questions).toHaveLength(isUnclear ? 1 : request.problems.length);
      expect(asked).toHaveLength(isUnclear ? 0 : request.problems.length);
    }
  });
});

describe('the texts that were written after the reader', () => {
  const results = FRESH_EXAMPLES.map(judgeExample);
  const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;

  it('are read right or left to staff, hardly asked about and never confidently wrong', () => {
    expect(count('confidently wrong')).toBe(0);
    expect(count('asked needlessly')).toBeLessThanOrEqual(results.length * MOST_NEEDLESS);
    expect(count('right')).toBeGreaterThanOrEqual(results.length * LEAST_RIGHT_FRESH);
    expect(count('right') + count('left to staff')).toBeGreaterThanOrEqual(results.length * LEAST_RIGHT);
  });
});
