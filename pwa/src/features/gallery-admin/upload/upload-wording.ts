import type { UploadItem, UploadState, UploadTotals } from './upload-item';

const STATES: Record<UploadState, string> = {
  chosen: 'Chosen',
  waiting: 'Waiting',
  preparing: 'Making it smaller…',
  sending: 'Sending…',
  done: 'Arrived',
  refused: 'Not taken',
  failed: 'Not arrived',
};

/** 'Sending…', or why a file was not taken. */
export const stateLine = ({ state, reason }: UploadItem): string =>
  reason === null ? STATES[state] : `${STATES[state]}: ${reason}`;

/** '9 of 12 photos arrived · 2 not taken · 1 not arrived'; before the start '12 photos chosen'. */
export const totalsLine = ({ count, chosen, done, underWay, refused, failed }: UploadTotals): string => {
  const isStarted = done + underWay + failed > 0;
  const parts = isStarted
    ? [`${done} of ${count - refused} ${count - refused === 1 ? 'photo' : 'photos'} arrived`]
    : [`${chosen} ${chosen === 1 ? 'photo' : 'photos'} chosen`];
  if (refused > 0) parts.push(`${refused} not taken`);
  if (failed > 0) parts.push(`${failed} not arrived`);
  return parts.join(' · ');
};
