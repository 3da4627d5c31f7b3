import { jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { optionalPart } from './optional-part';

describe('optionalPart', () => {
  afterEach(cleanup);

  it('shows the part once it is there', async () => {
    const Strip = optionalPart(() => Promise.resolve(() => <p>Offline</p>));
    render(<Strip />, { wrapper: Suspense });

    expect(await screen.findByText('Offline')).toBeTruthy();
  });

  it('leaves the page standing when the part cannot be fetched', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Strip = optionalPart(() => Promise.reject(new TypeError('Failed to fetch')));
    render(
      <>
        <p>Events</p>
        <Suspense fallback="waiting">
          <Strip />
        </Suspense>
      </>,
    );

    await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull());
    expect(screen.getByText('Events')).toBeTruthy();
    expect(warned).toHaveBeenCalled();
  });
});
