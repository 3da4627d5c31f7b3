import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import type { LucideIcon } from 'lucide-react';

interface WaitingNoticeProps extends FlexProps {
  icon: LucideIcon;
}

/** What somebody has yet to see to, with an icon before it. */
export const WaitingNotice = ({ icon: Icon, children, ...flex }: WaitingNoticeProps) => (
  <Flex gap="3" px="4" py="3" rounded="control" bg="waitingSoft" color="waiting" css={ICON} {...flex}>
    <Icon size={20} aria-hidden />
    {children}
  </Flex>
);

const ICON = { '& > svg': { flex: 'none', marginTop: '0.125rem' } } as const;
