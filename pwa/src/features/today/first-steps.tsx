import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CheckCircle2, Circle } from 'lucide-react';
import { FIRST_STEPS, type FirstStep } from '#contract/today';
import { requestJson } from '#shared/http/http-client';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Hint } from '#shared/ui/layout/hint';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { STEP_WORDS } from './today-wording';
import { type FirstStepState, refreshToday } from './today.queries';

/** Leads a new venue through its first evening; nothing once it knows its way, or staff hid it. */
export const FirstSteps = ({ steps }: { steps: readonly FirstStepState[] }) => {
  const { ticking, hiding } = useFirstSteps();
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Stack as="section" className="card" gap="3" p="4" aria-labelledby="first-steps">
      <div>
        <chakra.h2 id="first-steps" fontSize="2xl">
          Your first evening
        </chakra.h2>
        <Hint role="status">
          {done} of {steps.length} done
        </Hint>
      </div>
      <Stack as="ol" gap="3">
        {steps.map((state) => (
          <Step
            key={state.step}
            {...state}
            isPending={ticking.isPending}
            onTick={() => ticking.mutate([state.step])}
          />
        ))}
      </Stack>
      <Button look="quiet" alignSelf="end" {...unlessPending(hiding.isPending, () => hiding.mutate())}>
        Hide these steps
      </Button>
    </Stack>
  );
};

type StepProps = FirstStepState & { isPending: boolean; onTick: () => void };

const Step = ({ step, isDone, isPending, onTick }: StepProps) => {
  const { label, hint, to, fits } = STEP_WORDS[step];
  const Icon = isDone ? CheckCircle2 : Circle;
  return (
    <Flex as="li" wrap="wrap" align="center" gap="3">
      <chakra.span flex="none" color={isDone ? 'booked' : 'muted'}>
        <Icon size={22} aria-hidden />
        <span className="visually-hidden">{isDone ? 'Done: ' : 'To do: '}</span>
      </chakra.span>
      <chakra.div flex="1 1 12rem" minWidth="0">
        <chakra.p fontWeight="600" textDecoration={isDone ? 'line-through' : undefined}>
          {label}
        </chakra.p>
        {!isDone && <Hint>{hint}</Hint>}
      </chakra.div>
      {!isDone && (
        <Flex gap="2" ms="auto">
          {fits !== undefined && (
            <Button look="quiet" {...unlessPending(isPending, onTick)}>
              {fits}
            </Button>
          )}
          <ButtonLink look="outline" to={to}>
            Go<span className="visually-hidden">: {label}</span>
          </ButtonLink>
        </Flex>
      )}
    </Flex>
  );
};

/** Ticking steps of the first evening off, and hiding them all, for every admin. */
const useFirstSteps = () => {
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
