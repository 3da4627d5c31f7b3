import { cardPicture } from './event-picture.js';

describe('cardPicture', () => {
  it("names the card's size beside the picture", () => {
    expect(cardPicture('/uploads/event-0123.webp')).toBe('/uploads/event-0123-card.webp');
  });
});
