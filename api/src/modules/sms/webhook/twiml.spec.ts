import { twiml } from './twiml.js';

describe('TwiML', () => {
  it('answers with one message, or with none', () => {
    expect(twiml('Got it')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><Response><Message>Got it</Message></Response>',
    );
    expect(twiml(undefined)).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
  });

  it('carries any words as words', () => {
    expect(twiml('<b>&amp; 🤠\u0000\uD83E</b>')).toContain(
      '<Message>&lt;b&gt;&amp;amp; 🤠\uFFFD&lt;/b&gt;</Message>',
    );
  });

  it('is never longer than the provider takes', () => {
    const [, words = ''] = /<Message>(.*)<\/Message>/su.exec(twiml('🤠'.repeat(5_000))) ?? [];
    expect([...words]).toHaveLength(1_600);
  });
});
