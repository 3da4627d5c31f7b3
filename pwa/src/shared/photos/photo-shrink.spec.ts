import { sentSize } from './photo-shrink';

describe('the size a photo is sent in', () => {
  it.each([
    ['a phone’s photo', [4000, 3000], 2048, [2048, 1536]],
    ['one that is small already', [640, 480], 2048, [640, 480]],
    ['a panorama, which keeps a side that shows somebody', [12_000, 1_500], 2048, [2560, 320]],
    ['a panorama that has to be smaller still', [2560, 320], 1280, [2560, 320]],
    ['one below what the server takes', [300, 200], 2048, [300, 200]],
  ] as const)('of %s', (_, [width, height], longestSide, [sentWidth, sentHeight]) => {
    expect(sentSize({ width, height }, longestSide)).toEqual({ width: sentWidth, height: sentHeight });
  });
});
