/**
 * What `npm run prove` can try, by name, with the size that a release tries: a spec is Jest's, a journey Playwright's, `only`
 * one test of it; what would fill its memory is tried so many `atOnce`, each turn by a process of its own.
 * @type {Record<string, { spec?: string, journey?: string, only?: string, size: number, atOnce?: number }>}
 */
export const SUITES = {
  'api-kills': { journey: 'e2e/specs/health/api-kills.api.spec.ts', size: 300 },
  'artist-races': { spec: 'api/test/artist-races.spec.ts', size: 10_000 },
  backup: { journey: 'e2e/specs/health/backup-kills.api.spec.ts', size: 100 },
  'badge-histories': { spec: 'api/src/modules/loyalty/judging/judging-random.spec.ts', size: 10_000 },
  'badge-races': { spec: 'api/src/modules/loyalty/ledger/badge-races.spec.ts', size: 10_000 },
  'browser-kills': {
    journey: 'e2e/specs/check-in/browser-kills.offline.spec.ts',
    only: 'Chromium',
    size: 300,
  },
  'browser-kills-firefox': {
    journey: 'e2e/specs/check-in/browser-kills.offline.spec.ts',
    only: 'Firefox',
    size: 50,
  },
  calendar: { journey: 'e2e/specs/feeds/subscription.api.spec.ts', size: 30 },
  crowd: { spec: 'api/src/modules/check-in/counting/check-in-crowd.spec.ts', size: 5_000 },
  'database-restarts': { journey: 'e2e/specs/health/database-restart.api.spec.ts', size: 30 },
  deliveries: { spec: 'api/src/modules/notifications/delivery/delivery-storm.spec.ts', size: 2_000 },
  door: { journey: 'e2e/specs/door/door-nights.offline.spec.ts', size: 100 },
  'door-line': { journey: 'e2e/specs/door/door-line.spec.ts', only: 'Chromium', size: 40 },
  'door-line-firefox': { journey: 'e2e/specs/door/door-line.spec.ts', only: 'Firefox', size: 12 },
  forgeries: { spec: 'api/src/modules/sms/webhook/sms-webhook.spec.ts', size: 10_000 },
  'hostile-input': { spec: 'api/test/hostile-input.spec.ts', size: 1 },
  imports: { spec: 'api/src/modules/imports/imports.spec.ts', size: 10_000 },
  'invitation-races': {
    spec: 'api/src/modules/invitations/answers/invitation-races.spec.ts',
    size: 10_000,
  },
  machines: { journey: 'e2e/specs/health/machines.api.spec.ts', size: 60 },
  'merge-races': { spec: 'api/src/modules/loyalty/joining/member-merge.spec.ts', size: 1_000 },
  'mutated-uploads': { spec: 'api/test/images/mutated-uploads.spec.ts', size: 2_000 },
  'naughty-values': { spec: 'api/test/input/naughty-values.spec.ts', size: 100_000 },
  outbox: { spec: 'pwa/src/shared/offline/outbox/outbox-schedules.spec.ts', size: 20_000, atOnce: 500 },
  'past-months': { spec: 'api/src/modules/loyalty/analytics/past-months.spec.ts', size: 200 },
  restarts: { journey: 'e2e/specs/health/proxy.api.spec.ts', only: 'rolling restarts', size: 20 },
  'reward-races': { spec: 'api/src/modules/loyalty/rewards/reward-races.spec.ts', size: 1_000 },
  'saved-changes': {
    journey: 'e2e/specs/health/several-processes.api.spec.ts',
    only: 'show who has just saved the change',
    size: 200,
  },
  'stored-markup': { journey: 'e2e/specs/app/stored-markup.spec.ts', size: 1 },
  webhooks: { spec: 'api/src/modules/connections/webhooks/webhook-processes.spec.ts', size: 200 },
};
