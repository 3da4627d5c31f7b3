import type { RouterPluginContext } from '@tanstack/router-plugin/context';
import {
  tanStackRouterCodeSplitter,
  tanstackRouter,
  tanstackRouterGenerator,
} from '@tanstack/router-plugin/vite';
import type { Plugin } from 'vite';

type RouterOptions = Parameters<typeof tanstackRouter>[0];

const encoded = (path: string): string => path.replaceAll("'", '%27');
const decoded = (path: string): string => path.replaceAll('%27', "'");

/**
 * The router's plugins. They write the path of a route's file into code between apostrophes, as it is; where the checkout's
 * own path has one ("tonk's"), they are given paths without it, and what is imported by such a path is found again.
 */
export const fileRoutes = (options: RouterOptions): Plugin[] => {
  if (!import.meta.dirname.includes("'")) return [tanstackRouter(options)].flat();
  const context = new EncodedContext();
  return [
    {
      name: 'apostrophe-in-path',
      enforce: 'pre',
      resolveId: (id) => (id.includes('%27') ? decoded(id) : null),
    },
    ...[tanstackRouterGenerator(options, context)].flat(),
    ...[tanStackRouterCodeSplitter(options, context)].flat().map(givenEncodedPaths),
  ];
};

/** What the generator tells the code splitter of the routes' files. */
class EncodedContext implements RouterPluginContext {
  private routes: RouterPluginContext['routesByFile'] = new Map();

  get routesByFile() {
    return this.routes;
  }

  set routesByFile(routes) {
    this.routes = new Map([...routes].map(([path, route]) => [encoded(path), route]));
  }
}

const givenEncodedPaths = (plugin: Plugin): Plugin => {
  const { transform } = plugin;
  if (typeof transform !== 'object') return plugin;
  const { handler } = transform;
  return {
    ...plugin,
    transform: {
      ...transform,
      handler(code, id, ...rest) {
        return handler.call(this, code, encoded(id), ...rest);
      },
    },
  };
};
