import { Flex } from '@chakra-ui/react/flex';
import { CalendarPlus, Check, type LucideIcon, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { SmsWish } from '#contract/sms';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { RowMenu, type RowCommand } from '#shared/ui/menu/row-menu';
import { movesOf, moveWords, type SmsMove, subjectOf } from '#features/sms/sms-wording';
import type { SmsRequest } from '#features/sms/sms.queries';

export interface SmsActionsProps {
  request: SmsRequest;
  /** Its event is being made. */
  isPending: boolean;
  onCreate: () => void;
  /** Staff have just said what it is. */
  isDeciding: boolean;
  onDecide: (wish: SmsWish) => void;
  /** Opens the form in place of its page. */
  onEdit?: () => void;
  onDelete: () => void;
}

const WISHES: Partial<Record<SmsMove, SmsWish>> = { take: 'suggested', keep: 'asked' };
const ICONS: Record<SmsMove, LucideIcon> = {
  create: CalendarPlus,
  'create-anyway': CalendarPlus,
  take: Check,
  keep: Undo2,
  edit: Pencil,
};

/** What is most likely next as a button, all else in the menu. */
export const SmsActions = (props: SmsActionsProps) => {
  const { request, onDelete } = props;
  const about = subjectOf(request, useVenueZone());
  const [move, ...rarer] = movesOf(request);
  const deletion: RowCommand = {
    label: 'Delete',
    name: `Delete: ${about}`,
    icon: Trash2,
    isDanger: true,
    onSelect: onDelete,
  };
  return (
    <Flex
      wrap="wrap"
      gap="2"
      justify={{ lg: 'flex-end' }}
      css={{ '& > *': { flex: { base: '1 1 auto', lg: '0 1 auto' } } }}
    >
      {move && <Move {...props} move={move} about={about} />}
      <RowMenu
        about={about}
        commands={[...rarer.map((other) => commandOf(other, { ...props, about })), deletion]}
      />
    </Flex>
  );
};

interface MoveProps extends SmsActionsProps {
  move: SmsMove;
  about: string;
}

const Move = ({ move, about, ...props }: MoveProps) => {
  const { request, isPending, isDeciding, onEdit } = props;
  const Icon = ICONS[move];
  const label = moveWords(move, request);
  const name = `${label}: ${about}`;
  const words = (
    <>
      <Icon size={20} aria-hidden /> {isPending ? 'Creating...' : label}
    </>
  );
  if (move === 'edit' && !onEdit)
    return (
      <ButtonLink look="outline" {...editLink(request)} resetScroll={false} aria-label={name}>
        {words}
      </ButtonLink>
    );
  return (
    <Button
      look={move === 'create' || move === 'take' ? undefined : 'outline'}
      aria-label={name}
      {...unlessPending(isPending || isDeciding, () => doOf(move, props))}
    >
      {words}
    </Button>
  );
};

const doOf = (move: SmsMove, { onCreate, onDecide, onEdit }: SmsActionsProps): void => {
  const wish = WISHES[move];
  if (wish) return onDecide(wish);
  return move === 'edit' ? onEdit?.() : onCreate();
};

const commandOf = (move: SmsMove, { about, ...props }: Omit<MoveProps, 'move'>): RowCommand => {
  const { request, isDeciding, onEdit } = props;
  const label = moveWords(move, request);
  return {
    label,
    name: `${label}: ${about}`,
    icon: ICONS[move],
    ...(move === 'edit' && !onEdit
      ? { link: editLink(request) }
      : { onSelect: () => doOf(move, props), isPending: isDeciding }),
  };
};

const editLink = ({ id }: SmsRequest) =>
  ({ to: '/admin/sms/$requestId/event', params: { requestId: id } }) as const;
