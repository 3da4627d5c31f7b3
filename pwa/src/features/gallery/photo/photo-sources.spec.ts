import { cardSources, screenSources } from './photo-sources';

const photo = { thumbnailUrl: '/320', cardUrl: '/480', screenUrl: '/1280' };

describe('the sizes of a photo', () => {
  it.each([
    [{ width: 2560, height: 1920 }, [320, 480], 1280],
    [{ width: 1920, height: 2560 }, [240, 360], 960],
    [{ width: 400, height: 300 }, [320, 400], 400],
  ])('say how wide they are: %j', (shape, card, screen) => {
    expect(cardSources({ ...photo, ...shape }).map(({ width }) => width)).toEqual(card);
    expect(screenSources({ ...photo, ...shape }).map(({ width }) => width)).toEqual([screen]);
  });

  it('do without the one that is still to be made', () => {
    expect(cardSources({ ...photo, cardUrl: null, width: 4, height: 3 }).map(({ url }) => url)).toEqual([
      '/320',
    ]);
  });
});
