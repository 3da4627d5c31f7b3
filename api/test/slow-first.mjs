import Sequencer from '@jest/test-sequencer';

/** Suites that take half a minute and more though their files are short, by which Jest tells where it knows no times. */
const SLOW = [
  'sms/conversations',
  'erase-person-kill',
  'prepare-demo-venue',
  'hostile-input',
  'archive-command',
  'many-years',
];

const isSlow = ({ path }) => SLOW.some((suite) => path.endsWith(`${suite}.spec.ts`));

/** Begins with the slowest, so that none of them runs alone at the end. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
