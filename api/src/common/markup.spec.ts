import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { escaped } from './markup.js';

const HOSTILE = `"><script>alert('1')</script> & &amp; <!-- ]]>`;

describe('text in markup', () => {
  it('ends neither the quotes nor the tag that it stands in', () => {
    const markup = `<a title="${escaped(HOSTILE)}">${escaped(HOSTILE)}</a>`;
    expect(XMLValidator.validate(markup)).toBe(true);
    expect(new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(markup)).toEqual({
      a: { title: HOSTILE, '#text': HOSTILE },
    });
  });

  it('leaves out what XML has no way to write, of rows that are older than our rules', () => {
    expect(escaped('Barn\uFFFE\uFFFF\u0000\u0008\u0085 Dance\n🤠')).toBe('Barn Dance\n🤠');
  });

  it('stays as it is where nothing in it is markup', () => {
    expect(escaped('Mavis’s “Café” 🤠')).toBe('Mavis’s “Café” 🤠');
  });
});
