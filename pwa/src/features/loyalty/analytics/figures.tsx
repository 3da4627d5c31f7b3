import { numberWords } from '#contract/number-words';
import type { Analytics } from './analytics.queries';
import './figures.css';

/** The four figures of today, whatever the range (spec §2 "Analytics"). */
export const Figures = ({ figures }: { figures: Analytics['figures'] }) => (
  <dl className="figures" aria-label="Today">
    <Figure label="Total Members" value={figures.totalMembers} />
    <Figure label="Total Badges" value={figures.totalBadges} />
    <Figure label="Avg Points" value={figures.averagePoints} />
    <Figure label="Gold Members" value={figures.goldMembers} />
  </dl>
);

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div className="figure">
    <dt>{label}</dt>
    <dd>{numberWords(value)}</dd>
  </div>
);
