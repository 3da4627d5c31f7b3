import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TIME_ZONE } from '#contract/rules/clock';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/app-start.js'), 'utf8');

/** Runs it as the page's head does. @param scripts of a page that came with its content */
const arrive = (scripts?: string) => {
  const own = document.createElement('script');
  if (scripts) own.dataset.scripts = scripts;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  window.eval(SCRIPT);
};

const asked = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** Frames are drawn when the test says so. */
const frames = () => {
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => waiting.push(draw));
  return () => waiting.forEach((draw) => draw(0));
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
    const draw = frames();
    arrive('/assets/libraries.js /assets/app.js');
    jest.runAllTimers();
    expect(asked()).toEqual([]);

    draw();
    jest.runAllTimers();

    expect(asked()).toEqual(['/assets/libraries.js', '/assets/app.js']);
    expect(document.querySelector('script')).toMatchObject({ type: 'module', async: false });
  });

  it('does not wait in a tab that nobody looks at, which is never painted', () => {
    frames();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    arrive('/assets/app.js');
    expect(asked()).toEqual(['/assets/app.js']);
  });

  it('leaves a page without content to its own scripts', () => {
    const draw = frames();
    arrive();
    draw();
    jest.runAllTimers();
    expect(asked()).toEqual([]);
  });

  it('reads in the data of the zone that the app asks for first', () => {
    expect(SCRIPT).toContain(`timeZone: '${DEFAULT_TIME_ZONE}'`);
  });
});
