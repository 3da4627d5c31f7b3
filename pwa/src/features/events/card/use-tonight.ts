import { showNightOf } from '#contract/rules/clock';
import { EMPTY_SEARCH } from '#features/events/search/event-search';
import { useEventList } from '#features/events/search/use-event-list';

/**
 * Events of the show night that is on, those after midnight too, and the first one after it: out of the upcoming list, or of
 * what this phone keeps when the venue cannot be reached or takes long (design §5.7).
 */
export const useTonight = (showNight: string) => {
  const { events, state } = useEventList(EMPTY_SEARCH, showNight);
  return {
    tonight: events.filter((event) => showNightOf(event) === showNight),
    next: events.find((event) => showNightOf(event) > showNight && event.status === 'scheduled'),
    isLoading: state === 'loading',
    // What is kept may be the past only, and no reason to call the stage dark.
    isKnown: state === 'ready' || (state === 'kept' && events.length > 0),
  };
};
