import { doorCodePath } from './door-code.js';

describe('doorCodePath', () => {
  it('keeps the code behind the #', () => {
    expect(doorCodePath(12, '048213')).toBe('/events/12/check-in#048213');
  });
});
