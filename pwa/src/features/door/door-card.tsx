import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack, type StackProps } from '@chakra-ui/react/stack';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading';

interface DoorCardProps extends Pick<StackProps, 'css'> {
  title: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** A screen of the door that is one card in the middle. */
export const DoorCard = ({ title, icon: Icon, css, children }: DoorCardProps) => (
  <Grid minHeight="100dvh" placeItems="center" p="4">
    <Stack className="card" gap="4" width="100%" maxWidth="30rem" p={{ base: '4', md: '8' }} css={css}>
      <Box as="span" color="accent">
        <Icon size={40} aria-hidden />
      </Box>
      <ScreenHeading>{title}</ScreenHeading>
      {children}
    </Stack>
  </Grid>
);
