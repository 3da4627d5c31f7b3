import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Hint } from '#shared/ui/layout/hint';

interface SmsSectionProps {
  /** Of the heading. */
  id: string;
  title: string;
  /** Beneath the heading. */
  hint?: string;
  /** Beside the heading. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of the SMS tab with its heading. */
export const SmsSection = ({ id, title, hint, tools, children }: SmsSectionProps) => (
  <Grid
    as="section"
    templateColumns="minmax(0, 1fr)"
    alignContent="start"
    gap="3"
    minWidth="0"
    aria-labelledby={id}
  >
    <Flex wrap="wrap" align={{ base: 'end', lg: 'start' }} justify="space-between" gap="4" rowGap="0.5rem">
      <div>
        <chakra.h2 id={id} fontSize="2xl">
          {title}
        </chakra.h2>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {tools}
    </Flex>
    {children}
  </Grid>
);
