import { rootRouteId } from '@tanstack/react-router';
import { idParams } from './address-id';

const { parse, stringify } = idParams('eventId');

describe('an id in a path', () => {
  it('is a number in the app, and digits in the address', () => {
    expect(parse({ eventId: '12' })).toEqual({ eventId: 12 });
    expect(stringify({ eventId: 12 })).toEqual({ eventId: '12' });
  });

  it.each(['new', '0', '012', '-1', '1.5', '2147483648', ''])(
    'says that the whole page is not there for "%s"',
    (eventId) => {
      let thrown: unknown;
      try {
        parse({ eventId });
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toMatchObject({ isNotFound: true, routeId: rootRouteId });
    },
  );
});
