import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with the fetch classes every browser has and jsdom lacks, taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response });
    this.global.structuredClone ??= structuredClone;
  }
}
