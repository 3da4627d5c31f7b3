import './count-mark.css';

const MOST_COUNTED = 99;

/** How many wait on what a link of the navigation leads to, part of its accessible name; nothing for none. */
export const CountMark = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      <span className="visually-hidden">{count} waiting</span>
      <span className="count-mark" aria-hidden>
        {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
      </span>
    </>
  );
