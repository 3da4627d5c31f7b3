import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { BadgeDeleteSheet } from './badge-delete-sheet';
import type { Badge } from './badge-list.queries';
import { BadgeList } from './badge-list';
import { BadgeSheet } from './badge-sheet';
import { TwoColumnPanel } from '#features/loyalty/layout/two-column-panel';

const TITLE_ID = 'badge-management';

/** What is open over the list; `badge` is null while a new one is made. */
type Open = { form: 'edit'; badge: Badge | null } | { form: 'delete'; badge: Badge };

/** The Badges sub-tab: what members can earn (spec §2 "Loyalty tab"). */
export const BadgeManagement = () => {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <TwoColumnPanel
      titleId={TITLE_ID}
      title="Badges"
      tools={
        <Button onClick={() => setOpen({ form: 'edit', badge: null })}>
          <Plus size={20} aria-hidden /> Add Badge
        </Button>
      }
    >
      <BadgeList
        onEdit={(badge) => setOpen({ form: 'edit', badge })}
        onDelete={(badge) => setOpen({ form: 'delete', badge })}
      />
      {open?.form === 'edit' && <BadgeSheet badge={open.badge} onSaved={close} onClose={close} />}
      {open?.form === 'delete' && (
        <BadgeDeleteSheet
          badge={open.badge}
          onDeleted={() => {
            close();
            // The row that had the focus is gone.
            focusById(TITLE_ID);
          }}
          onClose={close}
        />
      )}
    </TwoColumnPanel>
  );
};
