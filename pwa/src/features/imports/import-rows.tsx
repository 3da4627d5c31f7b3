import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import type { RowFate } from '#contract/rules/imports';
import { PrivateList } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { fateLabel, FATE_TONES, titleOf } from './import-wording';
import { importRowsQuery, type Import, type ImportRow } from './imports.queries';

const WORDS = {
  noun: { one: 'row', many: 'rows' },
  empty: { icon: ListChecks, title: 'Every row was dealt with.' },
  offline: 'The rows come back with your connection.',
};

/** The rows of a file, each with what becomes of it. */
export const ImportRows = ({ found, fate }: { found: Import; fate: RowFate | undefined }) => {
  const pages = usePages(useInfiniteQuery(importRowsQuery(found.id, fate)));
  return (
    <PrivateList pages={pages} words={WORDS} isNarrow={false} rowHeight="3.5rem">
      {(row) => <Row found={found} row={row} />}
    </PrivateList>
  );
};

const Row = ({ found, row: { line, cells, fate, words } }: { found: Import; row: ImportRow }) => {
  const { title, when } = titleOf(found, cells);
  return (
    <Flex
      wrap="wrap"
      align="start"
      gap="2"
      columnGap="1rem"
      py="2"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <chakra.span color="muted" fontSize="sm" whiteSpace="nowrap" flex={{ base: '1', md: '0 0 5rem' }}>
        Line {line}
      </chakra.span>
      <StatusPill tone={FATE_TONES[fate]} order={{ md: '1' }}>
        {fateLabel(fate, found.state === 'done')}
      </StatusPill>
      <chakra.div flex={{ base: '1 1 100%', md: '1 1 14rem' }} minWidth="0" overflowWrap="anywhere">
        <strong>
          <bdi>{title || 'No name'}</bdi>
        </strong>{' '}
        <chakra.span color="muted" fontSize="sm">
          <bdi>{when}</bdi>
        </chakra.span>
        {words && <chakra.p fontSize="sm">{words}</chakra.p>}
      </chakra.div>
    </Flex>
  );
};
