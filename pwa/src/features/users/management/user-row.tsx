import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  Ban,
  Download,
  KeyRound,
  RotateCcw,
  ShieldCheck,
  ShieldMinus,
  ShieldPlus,
  Trash2,
  UserRoundX,
} from 'lucide-react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { fullNameOf } from '#shared/session/auth-user';
import { Button } from '#shared/ui/form/button';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { RowMenu, type RowCommand } from '#shared/ui/menu/row-menu';
import { PersonPicture } from '#features/users/person-picture';
import { joinedLine, KIND_OF_ACCOUNT } from './user-wording';
import type { ManagedUser } from './users.queries';

interface UserRowProps {
  user: ManagedUser;
  /** It is the account of who looks. */
  isOwn: boolean;
  /** A command about this account is under way. */
  isPending: boolean;
  onBlock: () => void;
  onUnblock: () => void;
  onDelete: () => void;
  onSetPin: () => void;
  onChangeRole: () => void;
  onExport: () => void;
  onForget: () => void;
}

/** An account: a card on a phone, a row on a desktop. Admins are protected (spec §4 "User"); they set their own PINs. */
export const UserRow = ({ user, isOwn, isPending, ...actions }: UserRowProps) => (
  <Grid
    as="article"
    templateColumns={{ base: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1.2fr) minmax(0, 1fr) 11.75rem' }}
    alignItems="center"
    gap="3"
    px="4"
    py={{ base: '4', lg: '3' }}
    border={user.isActive ? '1px solid' : '1px dashed'}
    borderColor={user.isActive ? 'line' : 'danger'}
    rounded="card"
    bg="surface"
    aria-label={fullNameOf(user)}
  >
    <PersonPicture address={user.profileImage} size="small" />
    <Box color="muted" fontSize="sm">
      <chakra.h3 color="ink" fontSize="lg" dir="auto">
        {fullNameOf(user)}
      </chakra.h3>
      <p dir="auto">{user.username}</p>
      <p dir="auto">{user.email}</p>
    </Box>
    <Flex as="p" wrap="wrap" align="center" gap="2" gridColumn={{ lgDown: '1 / -1' }} fontSize="sm">
      <StatusPill {...LOOKS[user.userType]}>{KIND_OF_ACCOUNT[user.userType]}</StatusPill>
      {!user.isActive && (
        <StatusPill tone="danger" borderWidth="0">
          <Ban size={16} aria-hidden /> Blocked
        </StatusPill>
      )}
      <Box as="span" flex={{ lg: '1 0 auto' }} color="muted" textAlign={{ lg: 'end' }}>
        {joinedLine(user.createdAt, useVenueZone())}
      </Box>
    </Flex>
    <Flex
      wrap="wrap"
      justify={{ lg: 'end' }}
      gap="2"
      gridColumn={{ lgDown: '1 / -1' }}
      css={{ '& > button': { flex: { base: '1 0 auto', lg: '0 1 auto' } } }}
    >
      {isOwn && (
        <Button look="outline" aria-label={pinName(user)} onClick={actions.onSetPin}>
          <KeyRound size={20} aria-hidden /> {pinWords(user)}
        </Button>
      )}
      {user.userType === 'admin' ? (
        <Protected user={user} isOwn={isOwn} onChangeRole={actions.onChangeRole} />
      ) : (
        <Actions user={user} isPending={isPending} {...actions} />
      )}
    </Flex>
  </Grid>
);

const pinWords = ({ hasPin }: Pick<ManagedUser, 'hasPin'>): string => (hasPin ? 'New PIN' : 'Set PIN');

const pinName = (user: ManagedUser): string => `${pinWords(user)} of ${fullNameOf(user)}`;

const LOOKS = {
  user: { tone: 'plain' },
  artist: { tone: 'waiting' },
  staff: { tone: 'good' },
  admin: { borderColor: 'transparent', bg: 'brand', color: 'onBrand' },
} as const;

const Protected = ({ user, isOwn, onChangeRole }: Pick<UserRowProps, 'user' | 'isOwn' | 'onChangeRole'>) => (
  <>
    <Flex as="p" align="center" gap="2" minHeight="2.75rem" color="booked" fontWeight="600">
      <ShieldCheck size={20} aria-hidden /> Protected
    </Flex>
    {!isOwn && (
      <RowMenu
        about={fullNameOf(user)}
        commands={[
          {
            label: 'Make staff',
            name: `Make ${fullNameOf(user)} staff`,
            icon: ShieldMinus,
            onSelect: onChangeRole,
          },
        ]}
      />
    )}
  </>
);

const Actions = ({ user, isPending, onBlock, onUnblock, ...rarer }: Omit<UserRowProps, 'isOwn'>) => (
  <>
    <Button
      look="outline"
      aria-label={`${user.isActive ? 'Block' : 'Unblock'} ${fullNameOf(user)}`}
      aria-disabled={isPending || undefined}
      onClick={user.isActive ? onBlock : onUnblock}
    >
      {user.isActive ? <Ban size={20} aria-hidden /> : <RotateCcw size={20} aria-hidden />}
      <span>{user.isActive ? 'Block' : 'Unblock'}</span>
    </Button>
    <RowMenu about={fullNameOf(user)} commands={rarerCommands({ user, isPending, ...rarer })} />
  </>
);

const rarerCommands = ({
  user,
  isPending,
  onDelete,
  onSetPin,
  onChangeRole,
  onExport,
  onForget,
}: Omit<UserRowProps, 'isOwn' | 'onBlock' | 'onUnblock'>): RowCommand[] => [
  ...(user.userType === 'staff'
    ? [
        { label: pinWords(user), name: pinName(user), icon: KeyRound, onSelect: onSetPin },
        {
          label: 'Make admin',
          name: `Make ${fullNameOf(user)} an admin`,
          icon: ShieldPlus,
          isPending,
          onSelect: onChangeRole,
        },
      ]
    : []),
  { label: 'Export their data', icon: Download, onSelect: onExport },
  { label: 'Delete', icon: Trash2, isDanger: true, isPending, onSelect: onDelete },
  { label: 'Forget for good', icon: UserRoundX, isDanger: true, isPending, onSelect: onForget },
];
