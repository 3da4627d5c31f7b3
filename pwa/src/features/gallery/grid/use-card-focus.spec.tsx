import { cleanup, render, waitFor } from '@testing-library/react';
import { useCardFocus } from './use-card-focus';

const Dialog = ({ photoId }: { photoId: number }) => {
  useCardFocus(photoId);
  return null;
};
const Gallery = ({ photoId }: { photoId: number | null }) => (
  <>
    {[1, 2, 3].map((id) => (
      <a key={id} href={`/gallery/${id}`} data-photo-id={id}>
        {id}
      </a>
    ))}
    {photoId !== null && <Dialog photoId={photoId} />}
  </>
);

/** The focus follows a frame that was painted. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

describe('the focus after a photo was looked at', () => {
  let seen: string[];
  beforeEach(() => {
    seen = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
  });
  afterEach(cleanup);

  it('is on the card of the one that was shown last, which can be seen', async () => {
    const { rerender } = render(<Gallery photoId={1} />);
    rerender(<Gallery photoId={2} />);
    rerender(<Gallery photoId={3} />);
    expect(seen).toEqual([]);
    rerender(<Gallery photoId={null} />);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('3'));
    expect(seen).toEqual(['3']);
  });

  it('stays where it was when that one has no card', async () => {
    const { rerender } = render(<Gallery photoId={40} />);
    rerender(<Gallery photoId={null} />);
    await nextPaint();
    expect(seen).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });
});
