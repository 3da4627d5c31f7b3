import { cleanup, screen, within } from '@testing-library/react';
import { anEvent } from '#test/factories/event.factory';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { createQueryClient } from '#app/query-client';
import { AddEvent } from './add-event';

const SINCE_REFUSED = { id: 9, name: 'Patsy Vale', genre: '', profileImage: null, hasPage: false };

fakeNetwork({
  'GET /api/events/1': () => json(anEvent({ artistId: 9, artistIds: [9], acts: [SINCE_REFUSED] })),
  'GET /api/event-types': () => json([{ id: 1, name: 'Country', color: 'bg-amber-500', description: null }]),
  'GET /api/artists': () => json([{ id: 7, name: 'Cody Reed', genre: 'country' }]),
});

describe('an event that is made from another', () => {
  afterEach(cleanup);

  it('names its acts, also one that is not on the list any more', async () => {
    showScreen(<AddEvent search={{ on: '2026-12-04', from: 1 }} onClose={() => undefined} />, {
      client: createQueryClient(),
    });
    const featured = await screen.findByLabelText<HTMLSelectElement>('Featured Artist');
    await within(featured).findByText('Cody Reed · country');
    expect(featured.selectedOptions[0]?.text).toBe('Patsy Vale');
  });
});
