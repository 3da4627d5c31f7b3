import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { keepsFocus } from './keeps-focus';

interface PartRowsProps<Row> {
  query: UseQueryOptions<Row[]>;
  /** The rows, as a sentence begins with them, e.g. 'The tokens'. */
  what: string;
  /** Said when there are none. */
  none: string;
  /** A row, as an item of the list. */
  children: (row: Row) => ReactNode;
}

/** The short list of a part of a page in all its states (design §6). */
export const PartRows = <Row,>({ query, what, none, children }: PartRowsProps<Row>) => {
  const answer = useQuery(query);
  if (!answer.data)
    return (
      <Unanswered query={answer} what={what}>
        <Skeleton height="4rem" />
      </Unanswered>
    );
  if (answer.data.length === 0) return <chakra.p color="muted">{none}</chakra.p>;
  return (
    <Stack ref={keepsFocus} as="ul" gap="4">
      {answer.data.map(children)}
    </Stack>
  );
};
