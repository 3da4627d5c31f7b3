import { joiningSteps } from './member-joining-rules.js';

const EMAIL = 'june@example.com';
const proved = { userId: 7, email: EMAIL };
const own = { id: 1, email: 'old@example.com', userId: 7 };
const guest = { id: 2, email: EMAIL, userId: null };
const stranger = { id: 3, email: EMAIL, userId: 8 };

describe('joiningSteps', () => {
  it('leaves a member alone that has the address already, or an account that has nothing to join', () => {
    expect(joiningSteps([{ ...own, email: EMAIL }], proved)).toEqual([]);
    expect(joiningSteps([], proved)).toEqual([]);
  });

  it('links a guest from the door to an account without a member', () => {
    expect(joiningSteps([guest], proved)).toEqual([{ do: 'link', memberId: 2 }]);
  });

  it('merges a guest from the door into the account’s member, which takes the address', () => {
    expect(joiningSteps([own, guest], proved)).toEqual([
      { do: 'merge', from: 2, into: 1 },
      { do: 'readdress', memberId: 1 },
    ]);
  });

  it('moves the account’s member to a new address that nobody has', () => {
    expect(joiningSteps([own], proved)).toEqual([{ do: 'readdress', memberId: 1 }]);
  });

  it('never hands over the history of another account, only the address', () => {
    expect(joiningSteps([own, stranger], proved)).toEqual([
      { do: 'release', memberId: 3 },
      { do: 'readdress', memberId: 1 },
    ]);
    expect(joiningSteps([stranger], proved)).toEqual([{ do: 'release', memberId: 3 }, { do: 'enrol' }]);
  });
});
