import { contrastOf, mixColors, qrColors, readableOn } from './poster-colors';
import { POSTER_TEMPLATES } from './poster-templates';

describe('mixColors', () => {
  it('goes part of the way', () => {
    expect(mixColors('#000000', '#ff8000', 0.5)).toBe('#804000');
  });
});

describe('readableOn', () => {
  it('takes the colour that stands out more', () => {
    expect(readableOn('#a3211b', '#2b1a10', '#f3e3c0')).toBe('#f3e3c0');
  });
});

describe('qrColors', () => {
  it('is dark on light on every template', () => {
    for (const { colors } of Object.values(POSTER_TEMPLATES)) {
      const { dark, light } = qrColors(colors);
      expect(contrastOf(dark, light)).toBeGreaterThan(7);
    }
  });

  it('does without colours that a camera cannot tell apart', () => {
    expect(qrColors({ background: '#cc0000', text: '#cc2200', accent: '#ffffff' })).toEqual({
      dark: '#000000',
      light: '#ffffff',
    });
  });
});

describe('POSTER_TEMPLATES', () => {
  it('has text on its own ground that everybody can read', () => {
    for (const { colors } of Object.values(POSTER_TEMPLATES)) {
      expect(contrastOf(colors.background, colors.text)).toBeGreaterThan(7);
      expect(contrastOf(colors.background, colors.accent)).toBeGreaterThan(3);
    }
  });
});
