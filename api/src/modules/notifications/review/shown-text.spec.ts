import { shownText } from './shown-text.js';

describe('shownText', () => {
  it('keeps the words and hides where links lead', () => {
    expect(
      shownText('Answer here:\nhttps://venue.example/invitations/#token=abc\nor http://[::1]:3000?x=1.'),
    ).toBe('Answer here:\nhttps://venue.example/…\nor http://[::1]:3000/…');
    expect(shownText('Doors at 7 & music at 8, https://venue.example')).toBe(
      'Doors at 7 & music at 8, https://venue.example',
    );
  });
});
