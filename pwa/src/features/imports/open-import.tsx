import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RowFate } from '#contract/rules/imports';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Hint } from '#shared/ui/layout/hint';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { ImportFates } from './import-fates';
import { ImportReading } from './import-reading';
import { ImportRows } from './import-rows';
import { changeInWords, importLabel } from './import-wording';
import { IMPORTS_PATH, whenOver, type Import } from './imports.queries';
import { useImportCommands, type ImportCommands } from './use-import-commands';

interface OpenImportProps {
  found: Import;
  typeField: (chosen: string, onChoose: (type: string) => void) => ReactNode;
  onEventsChanged: () => void;
  onClose: () => void;
}

/** An import from the look at its rows to what came of it. */
export const OpenImport = ({ found, typeField, onEventsChanged, onClose }: OpenImportProps) => {
  const commands = useImportCommands(found, onClose);
  const isDone = found.state === 'done';
  const [fate, setFate] = useState<RowFate | undefined>(isDone ? 'cannot' : undefined);
  useShowWhatIsLeft(found, () => setFate('cannot'));
  useWhenOver(found, onEventsChanged);
  return (
    <>
      <Stack gap="1">
        <chakra.h4 fontSize="lg" overflowWrap="anywhere">
          <bdi>{found.fileName}</bdi>
        </chakra.h4>
        {found.notes.map((note) => (
          <Hint key={note} overflowWrap="anywhere">
            {note}
          </Hint>
        ))}
      </Stack>
      <p className="visually-hidden" role="status">
        {changeInWords(found)}
      </p>
      {found.state === 'preview' && (
        <ImportReading found={found} change={commands.change} typeField={typeField} />
      )}
      {found.state === 'running' && <Progress found={found} />}
      <ImportFates found={found} shown={fate} onShow={setFate} />
      <Steps found={found} commands={commands} onClose={onClose} />
      <ImportRows found={found} fate={isDone ? 'cannot' : fate} />
    </>
  );
};

/** Of an import that is over, only the rows that were left out are still there. */
const useShowWhatIsLeft = ({ id, state }: Import, show: () => void): void => {
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (state === 'done') show();
    void client.invalidateQueries({ queryKey: [`${IMPORTS_PATH}/${id}/rows`] });
  });
};

/** Tells when a running import is over, also when its page was left meanwhile. */
const useWhenOver = ({ id, state }: Import, tell: () => void): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (state === 'running') whenOver(client, id, tell);
  }, [client, id, state, tell]);
};

const Progress = ({ found: { done, total } }: { found: Import }) => (
  <Stack gap="1">
    <chakra.progress
      value={done}
      max={total}
      width="100%"
      height="1rem"
      accentColor="accent"
      aria-label="Progress"
    />
    <p>
      {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} rows. You can leave this page; it goes
      on.
    </p>
  </Stack>
);

interface StepsProps {
  found: Import;
  commands: ImportCommands;
  onClose: () => void;
}

const Steps = ({ found, commands, onClose }: StepsProps) => {
  const { discard, takeHome } = commands;
  const { state, counts, missing } = found;
  const canStart = state === 'stopped' || (missing.length === 0 && counts.new + counts.changed > 0);
  return (
    <Flex ref={keepsFocus} wrap="wrap" gap="2" align="center">
      {(state === 'running' || (state !== 'done' && canStart)) && (
        <StartOrStop found={found} commands={commands} />
      )}
      {state === 'preview' && !canStart && (
        <Box flex="1 1 100%">
          <p role="status">There is nothing to import in this file.</p>
        </Box>
      )}
      {counts.cannot > 0 && state !== 'running' && (
        <Button look="outline" {...unlessPending(takeHome.isPending, () => takeHome.mutate())}>
          <Download size={20} aria-hidden />{' '}
          {state === 'done' ? 'Download what was left out' : 'Download what cannot be brought in'}
        </Button>
      )}
      {state === 'preview' ? (
        <Button look="quiet" {...unlessPending(discard.isPending, () => discard.mutate())}>
          Cancel
        </Button>
      ) : (
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      )}
    </Flex>
  );
};

/** Has the focus when its button is exchanged: Enter that is pressed twice does not stop what it has started. */
const StartOrStop = ({ found, commands }: Omit<StepsProps, 'onClose'>) => (
  <Box role="group" aria-label="The import">
    {found.state === 'running' ? (
      <StopButton commands={commands} />
    ) : (
      <StartButton found={found} commands={commands} />
    )}
  </Box>
);

const StopButton = ({ commands: { stop } }: Pick<StepsProps, 'commands'>) => (
  <Button look="outline" {...unlessPending(stop.isPending, () => stop.mutate())}>
    {stop.isPending ? 'Stopping...' : 'Stop'}
  </Button>
);

/** Waits for a choice that is under way. */
const StartButton = ({ found, commands: { change, start } }: Omit<StepsProps, 'onClose'>) => (
  <Button {...unlessPending(start.isPending || change.isPending, () => start.mutate())}>
    {start.isPending ? 'Starting...' : importLabel(found)}
  </Button>
);
