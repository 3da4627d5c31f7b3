import type { components } from '#contract/api-types.gen';
import { ifAt, requestJson } from '#shared/http/http-client';
import { VERIFICATIONS_PATH, type Verification, type VerificationOutcome } from './verifications.queries';

export type Decision = components['schemas']['VerificationDecision'];

/** Decides one check-in, as it was looked at. */
export const putDecision = ({ id, version }: Pick<Verification, 'id' | 'version'>, decision: Decision) =>
  requestJson<Verification>(`${VERIFICATIONS_PATH}/${id}`, {
    method: 'PUT',
    body: decision,
    headers: ifAt(version),
  });

/** Decides many; which of them could not be decided stands in the answer. */
export const postDecisions = (ids: readonly number[], decision: Decision) =>
  requestJson<VerificationOutcome>(`${VERIFICATIONS_PATH}/decisions`, {
    method: 'POST',
    body: { ids, ...decision },
  });
