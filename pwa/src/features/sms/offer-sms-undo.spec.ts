import { QueryClient } from '@tanstack/react-query';
import { dropUndo, offeredUndo } from '#shared/ui/mutation/undo-offer';
import { fakeNetwork, json } from '#test/fake-network';
import { CLASH, smsRequest } from '#test/factories/sms-request.factory';
import { offerSmsUndo } from './offer-sms-undo';

const network = fakeNetwork();
const TOLD = 'The sender is told then.';

describe('the offer to undo an event made of a text', () => {
  it.each([
    ['a tap', { status: undefined, fromForm: false }, TOLD],
    ['the form', { status: 'scheduled', fromForm: false }, TOLD],
    ['the form, as postponed', { status: 'postponed', fromForm: false }, undefined],
    ['the form, as cancelled', { status: 'cancelled', fromForm: false }, undefined],
    ['the test form with a made-up number', { fromForm: true, phoneNumber: '+18305550151' }, undefined],
    ['the test form without a number', { fromForm: true, phoneNumber: 'Test form' }, undefined],
    ['the test form with a real number', { fromForm: true, phoneNumber: '+18304481234' }, TOLD],
  ] as const)('says of one that %s made whether its sender is told', (_how, asked, hint) => {
    const { status, ...from } = { status: undefined, ...asked };
    const request = smsRequest({ status: 'processed', event: CLASH, ...from });
    offerSmsUndo(new QueryClient(), { request, undoSeconds: 60, status });
    const offer = offeredUndo();
    expect(offer?.hint).toBe(hint);
    if (offer) dropUndo(offer);
  });

  it('is of each show that a text has asked for', async () => {
    network.on('POST /api/admin/sms-requests/:id/event/undo', () => json({ message: 'Undone' }));
    const [request, other, asked] = [1, 2, 3].map((id) =>
      smsRequest({ id, ...(id < 3 && { event: { ...CLASH, id: id + 10 } }) }),
    );
    if (!request || !other || !asked) throw new Error('no requests');
    offerSmsUndo(new QueryClient(), { request, more: [other, asked], undoSeconds: 60 });
    const offer = offeredUndo();
    expect(offer?.words.match(/Barn Dance/g)).toHaveLength(2);
    await offer?.send();
    expect(network.commands().map(({ body }) => body)).toEqual([{ eventId: 12 }, { eventId: 11 }]);
    if (offer) dropUndo(offer);
  });
});
