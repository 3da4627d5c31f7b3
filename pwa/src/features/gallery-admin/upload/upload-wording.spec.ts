import { totalsOf, type UploadItem, type UploadState } from './upload-item';
import { stateLine, totalsLine } from './upload-wording';

const item = (state: UploadState, reason: string | null = null): UploadItem => ({
  id: crypto.randomUUID(),
  name: 'stage.jpg',
  state,
  progress: 0,
  reason,
});

describe('what an upload says of itself', () => {
  it.each<[UploadState[], string]>([
    [['chosen'], '1 photo chosen'],
    [['chosen', 'chosen', 'refused'], '2 photos chosen · 1 not taken'],
    [['done', 'sending', 'waiting', 'refused'], '1 of 3 photos arrived · 1 not taken'],
    [['done', 'failed'], '1 of 2 photos arrived · 1 not arrived'],
  ])('counts %j', (states, line) => {
    expect(totalsLine(totalsOf(states.map((state) => item(state))))).toBe(line);
  });

  it('gives the reason', () => {
    expect(stateLine(item('refused', 'Please select an image file'))).toBe(
      'Not taken: Please select an image file',
    );
    expect(stateLine(item('done'))).toBe('Arrived');
  });
});
