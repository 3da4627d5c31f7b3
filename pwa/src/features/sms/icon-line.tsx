import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';

interface IconLineProps extends FlexProps {
  icon: LucideIcon;
  /** Where it differs from that of the words. */
  iconColor?: string;
  /** From the line's upper edge to the icon's. */
  iconTop?: string;
}

/** Words with an icon before them. */
export const IconLine = ({ icon, iconColor, iconTop = '0.125rem', children, ...line }: IconLineProps) => (
  <Flex as="p" gap="2" align="start" {...line}>
    <chakra.svg as={icon} flex="none" width="20px" height="20px" mt={iconTop} color={iconColor} aria-hidden />
    <chakra.span minWidth="0">{children}</chakra.span>
  </Flex>
);
