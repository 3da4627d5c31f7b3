/** A guard against what hangs, not a budget: a busy machine takes several times as long as a quiet one. */
const LIMIT_MS = 60_000;

/** Fails work that takes longer than its limit; the runner itself waits for ever. */
const limited =
  (work, limit = LIMIT_MS) =>
  async (...values) => {
    let timer;
    const over = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${limit} ms`)), limit);
    });
    try {
      await Promise.race([work(...values), over]);
    } finally {
      clearTimeout(timer);
    }
  };

const { it } = globalThis;
const named = (add) => (name, work, limit) => add(name, limited(work, limit));

globalThis.it = Object.assign(named(it), it, {
  only: named(it.only),
  each: (...table) => named(it.each(...table)),
});
for (const hook of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const add = globalThis[hook];
  globalThis[hook] = (work, limit) => add(limited(work, limit));
}

// What a suite starts is no worker of Jest, and needs no TypeScript.
delete process.env.NODE_OPTIONS;
// Jest is done with this worker: what a suite left open does not keep it.
process.once('disconnect', () => process.exit());
