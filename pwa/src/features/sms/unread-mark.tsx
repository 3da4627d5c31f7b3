import './unread-mark.css';
import { useUnreadWatch } from './use-unread-watch';

const MOST_COUNTED = 99;

/** How many texts wait that no staff have seen, on the link that leads to them; nothing for none. */
export const UnreadMark = () => {
  const unread = useUnreadWatch();
  if (unread === 0) return null;
  return (
    <>
      <span className="visually-hidden">{unread} waiting</span>
      <span className="unread-mark" aria-hidden>
        {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
      </span>
    </>
  );
};
