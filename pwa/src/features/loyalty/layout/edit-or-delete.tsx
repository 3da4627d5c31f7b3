import { Wrap } from '@chakra-ui/react/wrap';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { RowMenu } from '#shared/ui/menu/row-menu';

interface EditOrDeleteProps {
  /** Of what is edited or deleted, for screen readers. */
  name: string;
  onOpen: (sheet: 'edit' | 'delete') => void;
}

/** At the foot of a row of those that staff look after. */
export const EditOrDelete = ({ name, onOpen }: EditOrDeleteProps) => (
  <Wrap
    flex="1 0 100%"
    justify={{ lg: 'flex-end' }}
    gap="2"
    css={{ '& > button': { flex: { base: '1 1 auto', lg: 'none' } } }}
  >
    <Button look="outline" aria-label={`Edit ${name}`} onClick={() => onOpen('edit')}>
      <Pencil size={20} aria-hidden /> Edit
    </Button>
    <RowMenu
      about={name}
      commands={[{ label: 'Delete', icon: Trash2, isDanger: true, onSelect: () => onOpen('delete') }]}
    />
  </Wrap>
);
