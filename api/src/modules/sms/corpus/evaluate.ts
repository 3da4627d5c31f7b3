// `npm run sms:evaluate -w api`: how well the corpus is understood, and how fast. `-- --failures` shows what was not.
import { AWKWARD } from './awkward.corpus.js';
import { judgeGroup, type Judged, type Outcome } from './evaluate-corpus.js';
import { EVERYDAY } from './everyday.corpus.js';
import { HELD_OUT } from './held-out.corpus.js';
import { PEOPLE } from './people.corpus.js';
import { STRANGERS } from './strangers.corpus.js';

const groups = [...EVERYDAY, ...AWKWARD, ...PEOPLE, ...HELD_OUT, ...STRANGERS];
const OUT: Outcome[] = ['right', 'needless', 'wrong', 'confidently wrong'];
const row = (name: string, judged: readonly Judged[]): void =>
  console.info(
    name.padEnd(45),
    String(judged.length).padStart(5),
    ...OUT.map((o) => String(judged.filter((j) => j.outcome === o).length).padStart(9)),
  );
const all: Judged[] = [];
for (const group of groups) {
  const j = judgeGroup(group);
  all.push(...j);
  row(group.name, j);
}
row('ALL', all);
for (const { message, request, outcome } of all)
  if (outcome !== 'right')
    console.info(
      outcome,
      JSON.stringify(message),
      JSON.stringify({
        a: request.artist?.value.name,
        ac: request.artist?.confidence,
        d: request.date?.value,
        t: request.time?.value,
        e: request.endTime?.value,
        p: request.problems,
      }),
    );
