import { lintFromString, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';

/** What is wrong with an OpenAPI document. @param rules path of the linter's configuration */
export const lintOpenApi = async (document: string, rules: string): Promise<NormalizedProblem[]> =>
  lintFromString({
    source: document,
    absoluteRef: 'openapi.json',
    config: await loadConfig({ configPath: rules }),
  });
