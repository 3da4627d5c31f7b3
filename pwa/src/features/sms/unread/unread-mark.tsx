import { CountMark } from '#shared/theme/count-mark';
import { useUnreadWatch } from './use-unread-watch';

/** How many texts wait that no staff have seen, on the link that leads to them. */
export const UnreadMark = () => <CountMark count={useUnreadWatch()} />;
