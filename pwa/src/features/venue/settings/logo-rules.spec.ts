import { logoProblem } from './logo-rules';

const MEGABYTE = 1024 * 1024;
const file = (overrides: Partial<Pick<File, 'name' | 'size' | 'type'>> = {}) => ({
  name: 'logo.png',
  size: 1000,
  type: 'image/png',
  ...overrides,
});

describe('a chosen logo', () => {
  it.each([
    file(),
    file({ name: 'logo.jpg', type: 'image/jpeg' }),
    file({ name: 'LOGO.JPEG', type: '' }),
    file({ size: 5 * MEGABYTE }),
  ])('is taken: %j', (logo) => {
    expect(logoProblem(logo)).toBeNull();
  });

  it('is refused above 5 MB', () => {
    expect(logoProblem(file({ size: 5 * MEGABYTE + 1 }))).toBe('File size must be less than 5MB');
  });

  it.each([
    file({ name: 'logo.gif', type: 'image/gif' }),
    file({ name: 'logo.svg', type: 'image/svg+xml' }),
    file({ name: 'logo.webp', type: '' }),
    file({ name: 'jpg', type: '' }),
  ])('is refused when it is %j', (logo) => {
    expect(logoProblem(logo)).toBe('Only JPEG, JPG, and PNG files are allowed');
  });
});
