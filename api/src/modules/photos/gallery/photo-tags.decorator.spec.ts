import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { PhotoTags } from './photo-tags.decorator.js';

class Tagged {
  @PhotoTags() tags?: string[];
}

const read = (tags: unknown): { tags?: string[]; problems: number } => {
  const tagged = plainToInstance(Tagged, { tags });
  return { tags: tagged.tags, problems: validateSync(tagged).length };
};

describe('tags of a photo', () => {
  it('may come as JSON in a form, and may be missing', () => {
    expect(read('["Dance"]')).toEqual({ tags: ['dance'], problems: 0 });
    expect(read('')).toEqual({ tags: undefined, problems: 0 });
  });

  it('are no text, and not JSON’s null', () => {
    for (const tags of ['null', 'dance', '7', '{}']) expect(read(tags).problems).toBe(1);
  });
});
