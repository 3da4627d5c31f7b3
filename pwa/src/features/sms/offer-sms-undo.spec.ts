import { QueryClient } from '@tanstack/react-query';
import { dropUndo, offeredUndo } from '#shared/ui/mutation/undo-offer';
import { CLASH, smsRequest } from '#test/factories/sms-request.factory';
import { offerSmsUndo } from './offer-sms-undo';

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
});
