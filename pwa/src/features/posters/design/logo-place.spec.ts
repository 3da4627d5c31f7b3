import { placeLogo } from './logo-place';

describe('a logo on a poster', () => {
  it.each([
    ['square', { width: 500, height: 500 }, { x: 0, y: 0, width: 500, height: 500 }],
    ['a little wide', { width: 600, height: 500 }, { x: 50, y: 0, width: 500, height: 500 }],
    ['a little high', { width: 500, height: 600 }, { x: 0, y: 50, width: 500, height: 500 }],
  ])('that is %s fills a circle with its middle', (_, natural, source) => {
    expect(placeLogo(natural, 100)).toEqual({ source, width: 100, height: 100, isRound: true });
  });

  it.each([
    ['a wordmark', { width: 800, height: 200 }, { width: 250, height: 62.5 }],
    ['wide', { width: 400, height: 200 }, { width: 200, height: 100 }],
    ['high', { width: 200, height: 400 }, { width: 50, height: 100 }],
  ])('that is %s is shown whole, in its shape', (_, natural, size) => {
    const place = placeLogo(natural, 100);
    expect(place).toEqual({ source: { x: 0, y: 0, ...natural }, ...size, isRound: false });
    expect(place.width / place.height).toBeCloseTo(natural.width / natural.height);
  });
});
