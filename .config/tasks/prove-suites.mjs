/**
 * What `npm run prove` can try, by name, with the size that a release tries: a spec is Jest's, a journey Playwright's, `only`
 * one test of it.
 * @type {Record<string, { spec?: string, journey?: string, only?: string, size: number }>}
 */
export const SUITES = {
  'artist-races': { spec: 'api/test/artist-races.spec.ts', size: 10_000 },
  'badge-histories': { spec: 'api/src/modules/loyalty/judging/judging-random.spec.ts', size: 10_000 },
  crowd: { spec: 'api/src/modules/check-in/counting/check-in-crowd.spec.ts', size: 5_000 },
  deliveries: { spec: 'api/src/modules/notifications/delivery/delivery-storm.spec.ts', size: 2_000 },
  'first-visits': { journey: 'e2e/specs/check-in/check-in-first-visit.spec.ts', size: 20 },
  forgeries: { spec: 'api/src/modules/sms/webhook/sms-webhook.spec.ts', size: 10_000 },
  'invitation-races': {
    spec: 'api/src/modules/invitations/answers/invitation-races.spec.ts',
    size: 10_000,
  },
  'merge-races': { spec: 'api/src/modules/loyalty/joining/member-merge.spec.ts', size: 1_000 },
  'mutated-uploads': { spec: 'api/test/images/mutated-uploads.spec.ts', size: 2_000 },
  'naughty-values': { spec: 'api/test/input/naughty-values.spec.ts', size: 100_000 },
  restarts: { journey: 'e2e/specs/health/proxy.api.spec.ts', only: 'rolling restarts', size: 20 },
};
