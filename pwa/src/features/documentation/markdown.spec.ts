import { parseMarkdown } from './markdown';

const text = (words: string) => ({ kind: 'text', text: words });

describe('the Markdown of the documentation', () => {
  it('knows headings, paragraphs and both kinds of lists', () => {
    const source = '## Doors\n\nOpen at seven.\n\n- one\n- two\n\n1. first\n2. second\n';
    expect(parseMarkdown(source)).toEqual([
      { kind: 'heading', text: 'Doors' },
      { kind: 'paragraph', parts: [text('Open at seven.')] },
      { kind: 'list', isOrdered: false, items: [[text('one')], [text('two')]] },
      { kind: 'list', isOrdered: true, items: [[text('first')], [text('second')]] },
    ]);
  });

  it('reads a wrapped line as part of the one before', () => {
    expect(parseMarkdown('Doors open\nat seven.\n\n- a long\n  item\n- next')).toEqual([
      { kind: 'paragraph', parts: [text('Doors open at seven.')] },
      { kind: 'list', isOrdered: false, items: [[text('a long item')], [text('next')]] },
    ]);
  });

  it('marks strong words, code and links inside a line', () => {
    expect(parseMarkdown('**By hand.** Type `20:00` in [Events](/admin/events), please.')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { kind: 'strong', text: 'By hand.' },
          text(' Type '),
          { kind: 'code', text: '20:00' },
          text(' in '),
          { kind: 'link', text: 'Events', address: '/admin/events' },
          text(', please.'),
        ],
      },
    ]);
  });
});
