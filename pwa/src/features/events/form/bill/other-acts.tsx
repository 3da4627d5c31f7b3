import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ACTS } from '#contract/rules/events/bills';
import { Button } from '#shared/ui/form/button';
import { SelectField } from '#shared/ui/form/fields';
import { IconButton } from '#shared/ui/form/icon-button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import type { ActOption } from './bill-fields';

interface OtherActsProps {
  /** In order, without the featured one. */
  acts: readonly { id: string; name: string }[];
  /** There is no room for one more. */
  isFull: boolean;
  /** Who may join. */
  others: readonly ActOption[];
  onMove: (act: string, by: -1 | 1) => void;
  onRemove: (act: string) => void;
  onAdd: (act: string) => void;
}

/** The acts after the featured one: put in order by buttons, which a thumb and a keyboard reach alike. */
export const OtherActs = ({ acts, isFull, others, onMove, onRemove, onAdd }: OtherActsProps) => {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  /** Selector of what gets the focus once the row has moved or is removed. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current) group.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  return (
    <Stack ref={group} gap="2" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        Other Acts
      </span>
      <Stack as="ol" gap="1">
        {acts.map((act, place) => (
          <ActRow
            key={act.id}
            act={act}
            isLast={place === acts.length - 1}
            onMove={(by) => {
              next.current = `[data-move="${act.id} ${by}"]`;
              onMove(act.id, by);
            }}
            onRemove={() => {
              next.current = 'select';
              onRemove(act.id);
            }}
          />
        ))}
      </Stack>
      {isFull ? (
        <p className="field-hint">A bill has room for {ACTS.max} acts.</p>
      ) : (
        <AddAct others={others} onAdd={onAdd} />
      )}
    </Stack>
  );
};

interface ActRowProps {
  act: { id: string; name: string };
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const ActRow = ({ act: { id, name }, isLast, onMove, onRemove }: ActRowProps) => (
  <Flex as="li" align="center" ps="3" borderWidth="1px" borderColor="line" rounded="control">
    <chakra.bdi flex="1" minWidth="0" overflowWrap="anywhere">
      {name}
    </chakra.bdi>
    <IconButton data-move={`${id} -1`} aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
      <ArrowUp size={20} aria-hidden />
    </IconButton>
    <IconButton
      data-move={`${id} 1`}
      aria-label={`Move ${name} down`}
      opacity={isLast ? 0.4 : undefined}
      {...unlessPending(isLast, () => onMove(1))}
    >
      <ArrowDown size={20} aria-hidden />
    </IconButton>
    <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
      <X size={20} aria-hidden />
    </IconButton>
  </Flex>
);

interface AddActProps {
  others: readonly ActOption[];
  onAdd: (act: string) => void;
}

/** A choice and a button: the arrow keys that look through a select should not book anybody. */
const AddAct = ({ others, onAdd }: AddActProps) => {
  const [chosen, setChosen] = useState('');
  const add = () => {
    onAdd(chosen);
    setChosen('');
  };
  return (
    <Flex align="flex-end" gap="2" css={{ '& > .field': { flex: 1, minWidth: 0 } }}>
      <SelectField label="Another Act" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">Select artist...</option>
        {others.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button look="outline" {...unlessPending(chosen === '', add)}>
        <Plus size={20} aria-hidden /> Add
      </Button>
    </Flex>
  );
};
