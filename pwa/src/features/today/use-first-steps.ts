import { FIRST_STEPS, type FirstStep } from '#contract/today';
import { requestJson } from '#shared/http/http-client';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { refreshToday, type FirstStepState } from './today.queries';

/** Ticking steps of the first evening off, and hiding them all, for every admin. */
export const useFirstSteps = () => {
  const ticking = useToastMutation({
    send: tickFirstSteps,
    failed: 'Failed to tick the step off',
    refresh: refreshToday,
  });
  const hiding = useToastMutation({
    send: () => tickFirstSteps(FIRST_STEPS),
    done: () => ({
      title: 'First steps hidden',
      description: 'All of it can still be done under Settings, Types and Events.',
    }),
    failed: 'Failed to hide the first steps',
    refresh: refreshToday,
  });
  return { ticking, hiding };
};

const tickFirstSteps = (ticked: readonly FirstStep[]) =>
  requestJson<FirstStepState[]>('/api/today/first-steps', { method: 'PUT', body: { ticked } });
