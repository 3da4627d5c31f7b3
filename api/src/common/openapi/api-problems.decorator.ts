import { ApiExtension } from '@nestjs/swagger';
import type { DomainError } from '#src/common/errors/domain-error.js';
import { PROBLEM_STATUS } from '#src/common/errors/problem-status.js';

/** The codes of problems by the HTTP status that they come with. */
export type ProblemCodes = Readonly<Record<number, readonly string[]>>;

/**
 * Names the problems that a route's handler knows of; `completeDocument` adds those that follow from the route's shape. The
 * app of the tests refuses an answer that is not named.
 */
export const ApiProblems = (...problems: readonly ProblemCodes[]) =>
  ApiExtension('x-problems', mergeCodes(problems));

/** The codes of an area's table of errors. */
export const codesOf = (problems: Readonly<Record<string, () => DomainError>>): ProblemCodes =>
  mergeCodes(Object.values(problems).map((make) => problemCode(make())));

const problemCode = ({ kind, code }: DomainError): ProblemCodes => ({ [PROBLEM_STATUS[kind]]: [code] });

const mergeCodes = (all: readonly ProblemCodes[]): ProblemCodes => {
  const merged: Record<number, string[]> = {};
  for (const [key, codes] of all.flatMap((some) => Object.entries(some))) {
    const status = Number(key);
    merged[status] = [...new Set([...(merged[status] ?? []), ...codes])];
  }
  return merged;
};
