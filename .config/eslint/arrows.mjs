import { describePath, workspacePath } from './workspace-path.mjs';

/**
 * Design §2, domino order: whom an area of the API may call. An area that is not named calls none; anybody may call
 * these leaves.
 */
const LEAVES = ['users', 'venue', 'event-types', 'loyalty', 'notifications'];
const AREA_CALLS = {
  audit: ['artists', 'bookings', 'check-in', 'connections', 'door', 'events', 'invitations'],
  auth: ['artists'],
  events: ['artists'],
  availability: ['artists'],
  invitations: ['artists', 'availability', 'events'],
  bookings: ['artists', 'events'],
  reminders: ['artists', 'events'],
  photos: ['events'],
  'check-in': ['events', 'photos'],
  today: ['artists', 'auth', 'availability', 'bookings', 'check-in', 'connections', 'door', 'events', 'sms'],
  door: ['events', 'bookings', 'check-in'],
  pages: ['artists', 'events', 'photos'],
  sms: ['events', 'artists', 'availability'],
  feeds: ['events', 'artists', 'invitations'],
  rights: [
    'artists',
    'auth',
    'availability',
    'bookings',
    'check-in',
    'door',
    'events',
    'feeds',
    'imports',
    'invitations',
    'photos',
    'reminders',
    'sms',
  ],
  imports: ['events', 'artists', 'reminders'],
};

/**
 * Files that no alias names: the tooling, the router's generated tree beside its folders, and the contract for what Vite's
 * configuration imports, which is read before there are aliases (`pwa/scripts`).
 */
const OUTSIDE_ALIASES = /^(\.\.\/)+\.config\/|^\.\.\/routeTree\.gen$|^\.\.\/\.\.\/api\/contract\//;

/** What one area may import of another: what acts for it, the shapes it answers with, and words without behaviour. */
const PUBLIC_ROLES = ['service', 'dto', 'errors'];

/**
 * Why this import points the wrong way, and what to do instead; undefined when it is fine.
 * @param {string} file the importing file, from the top of the workspace, with forward slashes
 * @param {string} specifier as written
 * @param {{ typeOnly?: boolean }} [kind] an import that is gone after compilation may name an entity as a shape
 */
export function wrongArrow(file, specifier, { typeOnly = false } = {}) {
  if (OUTSIDE_ALIASES.test(specifier)) return undefined;
  if (/^\.\.(\/|$)/.test(specifier))
    return 'Nothing imports with "../": use an alias (#src/…, #features/…), or "./" in the same folder.';
  if (specifier.startsWith('@honky-tonk/')) return 'Workspaces share only the contract: import #contract/….';
  const target = workspacePath(file, specifier);
  const from = describePath(file);
  if (target === undefined) return wrongPackage(from, specifier);
  const to = describePath(target);
  return typeOnly && to.role === 'entity' && from.role !== 'rules' ? undefined : wrongTarget(from, to);
}

function wrongTarget(from, to) {
  if (from.zone === 'contract' && to.zone !== 'contract') {
    return 'The contract imports nothing: move what it needs into api/contract, or pass it in as an argument.';
  }
  const workspace = from.path.split('/')[0];
  if (to.zone !== 'contract' && workspace !== to.path.split('/')[0]) {
    return `${workspace} reads only the contract of the api: move what both need to api/contract.`;
  }
  if (workspace === 'api') return wrongInApi(from, to);
  if (workspace === 'pwa') return wrongInPwa(from, to);
  return undefined;
}

function wrongInApi(from, to) {
  if (from.path.endsWith('.spec.ts')) return undefined;
  if (to.path.startsWith('api/test/') && !from.path.startsWith('api/test/') && from.zone !== 'api') {
    return 'Product code does not import test code.';
  }
  if (from.zone === 'api-base' && to.zone === 'api-module' && !isEntityRegistry(from)) {
    return 'common, config, database and integrations know no area: let the module pass in what they need.';
  }
  if (from.zone !== 'api-module' || to.zone !== 'api-module') return undefined;
  return from.area === to.area ? wrongLayer(from, to) : wrongArea(from, to);
}

/** The data source must list every table; it is the one place of the database layer that knows the areas. */
const isEntityRegistry = ({ path }) => path.replace(/\.ts$/, '') === 'api/src/database/entities';

function wrongLayer(from, to) {
  if (from.role === 'controller' && ['repository', 'entity'].includes(to.role)) {
    return 'A controller asks its service: put the call into a service method.';
  }
  if (from.role === 'service' && to.role === 'controller') {
    return 'A service knows no controller: move what both need to its own file.';
  }
  if (from.role === 'repository' && ['service', 'controller'].includes(to.role)) {
    return 'A repository holds queries only: let the service call it with what it needs.';
  }
  if (from.role === 'rules' && ['repository', 'service', 'controller', 'entity'].includes(to.role)) {
    return 'Rules are pure: hand them plain values as arguments.';
  }
  return undefined;
}

/** Whether one area of the API may call another one. */
export const mayCall = (from, to) => [...LEAVES, ...(AREA_CALLS[from] ?? [])].includes(to);

function wrongArea(from, to) {
  if (!mayCall(from.area, to.area)) {
    return `${from.area} may not know ${to.area} (design §2, domino order): move the rule to the area that owns it.`;
  }
  if (from.role === 'module' && to.role === 'module') return undefined;
  if (PUBLIC_ROLES.includes(to.role)) return undefined;
  return `Another area is reached only through its service: add a method to ${to.area}'s service.`;
}

function wrongInPwa(from, to) {
  if (from.zone === 'pwa-shared' && /^pwa-(feature|routes|app)$/.test(to.zone)) {
    return 'shared knows no feature, route or app: take it as an argument, or register it from app.';
  }
  if (from.zone === 'pwa-feature') return wrongFromFeature(from, to);
  if (from.zone === 'pwa-app' && to.zone === 'pwa-routes')
    return 'app is below the routes: let the route pass it in.';
  return undefined;
}

function wrongFromFeature(from, to) {
  if (to.zone === 'pwa-feature' && from.area !== to.area) {
    return 'A feature never imports another: compose them in a route, or move what both need to shared.';
  }
  if (/^pwa-(routes|app)$/.test(to.zone))
    return 'A feature is below routes and app: take it as a property or argument.';
  return undefined;
}

function wrongPackage(from, specifier) {
  if (from.path.endsWith('.spec.ts')) return undefined;
  if (from.zone === 'contract') return 'The contract imports nothing, no package either.';
  if (from.zone !== 'api-module') return undefined;
  if (from.role === 'rules' && /^(@nestjs\/|typeorm$|pg$|node:(?!crypto$))/.test(specifier)) {
    return 'Rules are pure, without Nest, database, clock or I/O: hand them plain values.';
  }
  if (specifier === 'typeorm' && ['controller', 'service', 'rules', 'dto'].includes(from.role)) {
    return 'TypeORM stays behind repositories: add a method named for what you want to this area’s repository.';
  }
  return undefined;
}
