/** @jest-environment node */
import { aGuest, SHOW } from '#test/door';
import type { DoorTable } from '#features/door/store/door-database';
import { admissionOf, knownOf } from './arrival';

const table = (overrides: Partial<DoorTable> = {}): DoorTable => ({
  id: 5,
  eventId: SHOW.id,
  name: 'Loretta H. and friends',
  partySize: 6,
  status: 'confirmed',
  memberId: 7,
  ...overrides,
});

const loretta = aGuest({ isNew: true });
const memberOf = (id: number) => (id === loretta.id ? loretta : undefined);
const member = { memberId: 7, name: 'Loretta Hayes', tier: 'gold', isFirstVisit: true } as const;

describe('what is known of who stands at the door', () => {
  it('is the membership of a member, who comes alone until told', () => {
    expect(knownOf({ guest: loretta }, memberOf)).toEqual({ ...member, partySize: 1 });
  });

  it('is the membership of a table’s member, with the table’s party', () => {
    expect(knownOf({ table: table() }, memberOf)).toEqual({ ...member, partySize: 6 });
  });

  it.each([
    ['without a membership', null],
    ['whose member the tablet does not know', 99],
  ])('is the booking of a table %s', (_, memberId) => {
    expect(knownOf({ table: table({ memberId }) }, memberOf)).toEqual({
      memberId,
      name: 'Loretta H. and friends',
      tier: null,
      partySize: 6,
      isFirstVisit: false,
    });
  });

  it('is nothing of somebody new', () => {
    expect(knownOf({ name: 'Wade' }, memberOf)).toBeNull();
  });
});

describe('what is recorded of them', () => {
  const form = { name: 'Wade', email: 'wade@example.com', partySize: 3 };

  it('is the member whom the tablet knows, and the party that was typed; never an e-mail', () => {
    expect(admissionOf({ ...member, partySize: 1 }, form)).toEqual({
      memberId: 7,
      name: 'Loretta Hayes',
      email: null,
      partySize: 3,
      isFirstVisit: true,
    });
  });

  it('is a first visit of somebody new who gives an e-mail', () => {
    expect(admissionOf(null, form)).toEqual({
      memberId: null,
      name: 'Wade',
      email: 'wade@example.com',
      partySize: 3,
      isFirstVisit: true,
    });
  });

  it('is a table’s guest with the e-mail that was typed, where no membership is known', () => {
    const booked = knownOf({ table: table({ memberId: null }) }, memberOf);
    expect(admissionOf(booked, form)).toEqual({
      memberId: null,
      name: 'Loretta H. and friends',
      email: 'wade@example.com',
      partySize: 3,
      isFirstVisit: true,
    });
    expect(admissionOf(booked, { ...form, email: '' })).toMatchObject({ email: null, isFirstVisit: false });
  });

  it('has no e-mail of a table’s member whom the tablet does not know', () => {
    const booked = knownOf({ table: table({ memberId: 99 }) }, memberOf);
    expect(admissionOf(booked, form)).toMatchObject({ memberId: 99, email: null, isFirstVisit: false });
  });

  it('is no first visit of somebody new who gives none', () => {
    expect(admissionOf(null, { ...form, email: '' })).toMatchObject({ email: null, isFirstVisit: false });
  });
});
