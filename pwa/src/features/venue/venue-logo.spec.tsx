import { cleanup, fireEvent, render } from '@testing-library/react';
import { DEFAULT_LOGO } from './venue-brand';
import { VenueLogo } from './venue-logo';

describe('the venue’s logo', () => {
  afterEach(cleanup);

  it('is the small one, else the whole one, else the default', () => {
    const { container } = render(<VenueLogo logoUrl="/uploads/logo-1.webp" />);
    const logo = container.querySelector('img');
    if (!logo) throw new Error('there is no logo');
    expect(logo.getAttribute('src')).toMatch(/^\/uploads\/logo-1-card\.webp\?t=\d+$/);
    fireEvent.error(logo);
    expect(logo.getAttribute('src')).toMatch(/^\/uploads\/logo-1\.webp\?t=\d+$/);
    fireEvent.error(logo);
    expect(logo.getAttribute('src')).toBe(DEFAULT_LOGO);
  });
});
