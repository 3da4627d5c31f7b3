import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { components } from '#contract/api-types.gen';
import { ifAt } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { HttpError, isRefused } from '#shared/http/http-error';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { doneLine } from '#features/verification/list/verification-wording';
import {
  type Verification,
  VERIFICATION_LISTS,
  verificationCountQuery,
  type VerificationOutcome,
  VERIFICATIONS_PATH,
} from '#features/verification/verifications.queries';

const GALLERY_PATH = '/api/event-photos';

type Decision = components['schemas']['VerificationDecision'];

/** What was decided last, and how to take it back. */
type LastDecision = ReturnType<typeof lastOf>;

interface Command {
  checkIns: readonly Verification[];
  decision: Decision;
  isUndo?: boolean;
  /** 1 for the first that was begun. */
  order: number;
}

export type Decisions = ReturnType<typeof useDecisions>;

/** Approving, rejecting and taking back. The next photo is there without waiting for the server. */
export const useDecisions = () => {
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlyMap<number, number>>(new Map());
  /** The newest of those that were answered, in the order in which they were begun. */
  const [answered, setAnswered] = useState<{ order: number; last: LastDecision }>({ order: 0, last: null });
  const [underWay, setUnderWay] = useState(0);
  const begun = useRef(0);
  /** Nobody waits for how many wait. */
  const refreshCount = () => void client.invalidateQueries({ queryKey: verificationCountQuery.queryKey });
  /** Asks for everything shown again: what the server knows is not what it shows. */
  const refresh = () => {
    refreshCount();
    return client.invalidateQueries({ queryKey: VERIFICATION_LISTS });
  };
  const bringBack = (ids: readonly number[]) =>
    setGone((before) => new Map([...before].filter(([id]) => !ids.includes(id))));

  const forgetLast = () => setAnswered((before) => ({ ...before, last: null }));

  const { mutate } = useToastMutation({
    send,
    failed: 'Failed to save the decision',
    about: ({ checkIns }) => checkIns.map(({ id }) => id).join(),
    onDone: ({ decided, problems }, command) => {
      tellProblems(problems);
      setUnderWay((count) => count - 1);
      setAnswered((before) =>
        command.order > before.order ? { order: command.order, last: lastOf(decided, command) } : before,
      );
      // A shared photo comes into the gallery, or leaves it.
      void client.invalidateQueries({ queryKey: [GALLERY_PATH] });
      // The list already shows what was decided here: only how many wait is asked for.
      if (!command.isUndo && problems.length === 0) return refreshCount();
      return refresh().then(() => bringBack(problems.map(({ id }) => id)));
    },
    onFailed: (error, { checkIns, isUndo }) => {
      setUnderWay((count) => count - 1);
      if (isUndo && isRefused(error)) forgetLast();
      // What could not be taken back is decided still.
      if (!isUndo) bringBack(checkIns.map(({ id }) => id));
      // Not waited for: what came back is decided again, however long the list takes.
      if (error instanceof HttpError) void refresh();
    },
  });

  const begin = (command: Omit<Command, 'order'>, onSuccess?: () => void) => {
    begun.current += 1;
    setUnderWay((count) => count + 1);
    mutate({ ...command, order: begun.current }, { onSuccess });
  };
  // While one is under way nothing can be taken back: the decision before it is not what is meant.
  const last = underWay > 0 ? null : answered.last;

  return {
    /**
     * Whether this version was decided here: it leaves the list at once, and returns with its new status or when the server
     * disagrees.
     */
    isGone: ({ id, version }: Verification) => version <= (gone.get(id) ?? 0),
    last,
    decide: (checkIns: readonly Verification[], decision: Decision) => {
      setGone((before) => new Map([...before, ...checkIns.map(({ id, version }) => [id, version] as const)]));
      begin({ checkIns, decision });
    },
    /** @param onUndone called once the server has taken it back */
    undo: (onUndone?: (checkIns: readonly Verification[]) => void) => {
      if (!last?.before) return;
      begin({ checkIns: last.checkIns, decision: last.before, isUndo: true }, () =>
        onUndone?.(last.checkIns),
      );
    },
    forgetLast,
  };
};

/** Each is decided in the version that was shown, independently of the others. */
const send = async ({ checkIns, decision }: Command): Promise<VerificationOutcome> => {
  const [only] = checkIns;
  if (checkIns.length !== 1 || !only) {
    const [ids, versions] = [checkIns.map(({ id }) => id), checkIns.map(({ version }) => version)];
    const body = { ids, versions, ...decision };
    return requestJson<VerificationOutcome>(`${VERIFICATIONS_PATH}/decisions`, { method: 'POST', body });
  }
  const decided = await requestJson<Verification>(`${VERIFICATIONS_PATH}/${only.id}`, {
    method: 'PUT',
    body: decision,
    headers: ifAt(only.version),
  });
  return { decided: [decided], problems: [] };
};

const lastOf = (decided: readonly Verification[], { checkIns, decision, isUndo }: Command) => {
  if (isUndo || decided.length === 0) return null;
  const names = decided.map(({ customerName }) => customerName);
  return {
    text: doneLine(decision.status, names),
    /** As they are since. */
    checkIns: decided,
    before: beforeOf(checkIns),
  };
};

/** What they were before; null where that was not the same for all. */
const beforeOf = (checkIns: readonly Verification[]): Decision | null => {
  const [first] = checkIns;
  if (!first) return null;
  const { status, reason } = first;
  if (checkIns.some((checkIn) => checkIn.status !== status || checkIn.reason !== reason)) return null;
  return { status, ...(reason !== null && { reason }) };
};

const tellProblems = (problems: VerificationOutcome['problems']): void => {
  const [first] = problems;
  if (!first) return;
  const others = problems.length > 1 ? ` So it is with ${problems.length} of them.` : '';
  showToast(refused('Error', `${first.message}${others}`));
};
