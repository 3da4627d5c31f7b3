import { Flex } from '@chakra-ui/react/flex';
import { Grid, type GridProps } from '@chakra-ui/react/grid';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/form/button';

interface OfferCardProps extends GridProps {
  /** What it offers, for screen readers. */
  label: string;
  icon: LucideIcon;
  /** How it is turned down. */
  refusal: string;
  onRefuse: () => void;
  action?: ReactNode;
}

/** Offers something, quietly, that may be turned down. */
export const OfferCard = (props: OfferCardProps) => {
  const { label, icon: Icon, refusal, onRefuse, action, children, ...place } = props;
  return (
    <Grid
      as="aside"
      className="card"
      templateColumns="auto minmax(0, 1fr)"
      alignItems="center"
      gap="var(--chakra-spacing-2) var(--chakra-spacing-3)"
      px="4"
      py="3"
      fontSize="sm"
      aria-label={label}
      {...place}
    >
      <Icon size={22} color="var(--chakra-colors-accent)" aria-hidden />
      <p>{children}</p>
      <Flex wrap="wrap" justify="flex-end" gap="2" gridColumn="1 / -1">
        <Button look="quiet" onClick={onRefuse}>
          {refusal}
        </Button>
        {action}
      </Flex>
    </Grid>
  );
};
