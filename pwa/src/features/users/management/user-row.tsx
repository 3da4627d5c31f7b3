import { Ban, RotateCcw, ShieldCheck, Trash2 } from 'lucide-react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { fullNameOf } from '#shared/session/auth-user';
import { Button } from '#shared/ui/form/button';
import { PersonPicture } from '#features/users/person-picture';
import { joinedLine, KIND_OF_ACCOUNT } from './user-wording';
import type { ManagedUser } from './users.queries';
import './user-row.css';

interface UserRowProps {
  user: ManagedUser;
  /** A command about this account is under way. */
  isPending: boolean;
  onBlock: () => void;
  onUnblock: () => void;
  onDelete: () => void;
}

/** An account: a card on a phone, a row on a desktop. Admins are protected (spec §4 "User"). */
export const UserRow = ({ user, isPending, ...actions }: UserRowProps) => (
  <article className="user-row" data-blocked={!user.isActive || undefined} aria-label={fullNameOf(user)}>
    <PersonPicture address={user.profileImage} size="small" />
    <div className="user-row-person">
      <h3 dir="auto">{fullNameOf(user)}</h3>
      <p dir="auto">{user.username}</p>
      <p dir="auto">{user.email}</p>
    </div>
    <p className="user-row-facts">
      <span className="user-row-kind" data-kind={user.userType}>
        {KIND_OF_ACCOUNT[user.userType]}
      </span>
      {!user.isActive && (
        <span className="user-row-blocked">
          <Ban size={16} aria-hidden /> Blocked
        </span>
      )}
      <span className="user-row-joined">{joinedLine(user.createdAt, useVenueZone())}</span>
    </p>
    <div className="user-row-actions">
      {user.userType === 'admin' ? <Protected /> : <Actions user={user} isPending={isPending} {...actions} />}
    </div>
  </article>
);

const Protected = () => (
  <p className="user-row-protected">
    <ShieldCheck size={20} aria-hidden /> Protected
  </p>
);

const Actions = ({ user, isPending, onBlock, onUnblock, onDelete }: UserRowProps) => (
  <>
    <Button
      look="outline"
      aria-label={`${user.isActive ? 'Block' : 'Unblock'} ${fullNameOf(user)}`}
      aria-disabled={isPending || undefined}
      onClick={user.isActive ? onBlock : onUnblock}
    >
      {user.isActive ? <Ban size={20} aria-hidden /> : <RotateCcw size={20} aria-hidden />}
      {user.isActive ? 'Block' : 'Unblock'}
    </Button>
    <Button
      look="danger"
      aria-label={`Delete ${fullNameOf(user)}`}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) onDelete();
      }}
    >
      <Trash2 size={20} aria-hidden /> Delete
    </Button>
  </>
);
