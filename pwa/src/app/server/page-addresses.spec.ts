import { readFileSync } from 'node:fs';
import { pageAddresses } from './page-addresses';
import { createAppRouter } from '#app/router';

const patterns = pageAddresses(readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8')).map(
  (source) => new RegExp(source),
);

/** As the server judges. */
const hasPage = (address: string) => patterns.some((pattern) => pattern.test(address));

const router = createAppRouter();

/** As the app judges. */
const isShown = (address: string) =>
  router.matchRoutes(address, {}).every(({ _notFound, paramsError }) => !_notFound && !paramsError);

describe('the addresses that have a page', () => {
  it.each(Object.keys(router.routesByPath).map((path) => path.replaceAll(/\$\w+/g, '7')))(
    'are those of the router: %s',
    (address) => expect([hasPage(address), isShown(address)]).toEqual([true, true]),
  );

  it.each([
    '/nonsense',
    '/events',
    '/events/abc',
    '/events/0',
    '/account/nonsense',
    '/admin/sms/abc/event',
    '/events/7/nonsense',
  ])('are not %s', (address) => expect([hasPage(address), isShown(address)]).toEqual([false, false]));
});
