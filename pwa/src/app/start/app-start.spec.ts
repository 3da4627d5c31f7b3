import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TIME_ZONE } from '#contract/rules/clock';

const publicFile = (name: string) => readFileSync(join(import.meta.dirname, '../../../public', name), 'utf8');

const SCRIPT = publicFile('app-start.js');

/** Runs it as the page's head does. @param scripts of a page that came with its content */
const arrive = (scripts?: string) => {
  const own = document.createElement('script');
  if (scripts) own.dataset.scripts = scripts;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  window.eval(SCRIPT);
};

const asked = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** A browser that paints when the test says so. */
const screenOf = () => {
  const heard: (() => void)[] = [];
  const opened = jest.fn();
  class Observer {
    constructor(private readonly hear: () => void) {}
    observe = () => heard.push(this.hear);
  }
  Object.assign(window, { PerformanceObserver: Observer, Worker: opened });
  return { paint: () => heard.forEach((hear) => hear()), opened };
};

describe('app-start.js', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '';
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('starts the app of a page with content once that is painted, in order', () => {
    const { paint } = screenOf();
    arrive('/assets/libraries.js /assets/app.js');
    expect(asked()).toEqual([]);

    paint();
    jest.runAllTimers();

    expect(asked()).toEqual(['/assets/libraries.js', '/assets/app.js']);
    expect(document.querySelector('script')).toMatchObject({ type: 'module', async: false });
  });

  it('does not wait in a tab that nobody looks at, which is never painted', () => {
    screenOf();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    arrive('/assets/app.js');
    jest.advanceTimersByTime(0);
    expect(asked()).toEqual(['/assets/app.js']);
  });

  it('leaves a page without content to its own scripts', () => {
    const { paint } = screenOf();
    arrive();
    paint();
    jest.runAllTimers();
    expect(asked()).toEqual([]);
  });

  it('starts it after a second where the browser does not tell', () => {
    Object.assign(window, { PerformanceObserver: undefined });
    arrive('/assets/app.js');
    jest.advanceTimersByTime(1_000);
    expect(asked()).toEqual(['/assets/app.js']);
  });

  it('has the data of the zone that the app asks for first read in by a thread of its own', () => {
    const { opened } = screenOf();
    arrive();
    expect(opened).toHaveBeenCalledWith('/clock-worker.js');
    expect(publicFile('clock-worker.js')).toContain(`timeZone: '${DEFAULT_TIME_ZONE}'`);
  });
});
