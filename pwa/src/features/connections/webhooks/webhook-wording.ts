import type { WebhookKind } from '#contract/rules/connections/webhooks';
import { WEBHOOK_TEST } from '#contract/rules/connections/webhooks';
import { momentOf } from '#shared/lib/dates/instant-words';
import type { Webhook, WebhookDelivery } from './webhooks.queries';

/** What a program can be told of. */
export const KIND_WORDS: Record<WebhookKind, { label: string; hint: string }> = {
  'show.announced': { label: 'Shows announced', hint: 'A show is on the calendar.' },
  'show.changed': { label: 'Shows changed', hint: 'Its name, time, artists or picture.' },
  'show.cancelled': { label: 'Shows cancelled', hint: 'It stays on the calendar and says so.' },
  'show.deleted': { label: 'Shows deleted', hint: 'It is off the calendar.' },
  'artist.answered': { label: 'Artists’ answers', hint: 'To an invitation or a proposal.' },
  'check-in.recorded': { label: 'Check-ins', hint: 'How many came to which show, without names.' },
  'check-in.undone': { label: 'Check-ins undone', hint: 'Taken back at the door.' },
  'text-request.waiting': { label: 'Text requests', hint: 'One waits for you, without its words.' },
};

const isKind = (kind: string): kind is WebhookKind => kind in KIND_WORDS;

/** What was told, as staff call it. */
export const kindLabel = (kind: string): string => {
  if (kind === WEBHOOK_TEST) return 'Test';
  return isKind(kind) ? KIND_WORDS[kind].label : kind;
};

/** Why nothing is sent, if that is so, and what waits. */
export const webhookStanding = (
  { state, waiting, pausedAt, lastSuccessAt }: Webhook,
  timeZone: string,
): string => {
  const since = pausedAt === null ? '' : ` since ${momentOf(pausedAt, timeZone)}`;
  const left = waiting === 0 ? '' : ` ${waiting} waiting.`;
  switch (state) {
    case 'paused':
      return `Paused${since}.${left}`;
    case 'deaf':
      return `It took nothing for a day, and is paused${since}.${left}`;
    case 'gone':
      return `It said that it is gone: nothing is sent${since}.${left}`;
    case 'works':
      return lastSuccessAt === null
        ? `Nothing taken yet.${left}`
        : `Last taken ${momentOf(lastSuccessAt, timeZone)}.${left}`;
  }
};

/** Why something is not sent before then. */
export const patience = (heldUntil: string, timeZone: string): string =>
  `The program has asked for patience until ${momentOf(heldUntil, timeZone)}`;

/** What came of telling it. */
export const deliveryOutcome = (
  { state, attempts, lastStatus, lastMilliseconds, nextAttemptAt, heldUntil }: WebhookDelivery,
  timeZone: string,
): string => {
  if (attempts === 0) return heldUntil === null ? 'Waiting' : `Waiting. ${patience(heldUntil, timeZone)}`;
  if (lastMilliseconds === null) return 'On its way';
  const answer = lastStatus === null ? 'no answer' : `answer ${lastStatus} in ${lastMilliseconds ?? 0} ms`;
  const tries = attempts === 1 ? '' : `, ${attempts} tries`;
  if (state === 'delivered') return `Taken: ${answer}${tries}`;
  if (state === 'failed' || nextAttemptAt === null) return `Given up: ${answer}${tries}`;
  return `Not taken: ${answer}${tries}. Next try ${momentOf(nextAttemptAt, timeZone)}`;
};
