import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ImportKind } from '#contract/rules/imports';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { focusIfFree } from '#shared/ui/dialog/focus-if-free';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { FileButton } from '#shared/ui/file/file-button';
import { Button } from '#shared/ui/form/button';
import { Hint } from '#shared/ui/layout/hint';
import { importQuery, importsQuery, type Import } from './imports.queries';
import { stateInWords } from './import-wording';
import { OpenImport } from './open-import';
import { useReadFile } from './use-import-commands';

const TITLE_ID = 'import-title';

interface ImportSectionProps {
  /** What the venue calls its kinds of shows, and where they are chosen. */
  typeField: (chosen: string, onChoose: (type: string) => void) => ReactNode;
  /** An import has brought shows along. */
  onEventsChanged: () => void;
}

/** Brings along a calendar and members from other programs: a file is read and looked at before anything is written (decision 60). */
export const ImportSection = (props: ImportSectionProps) => {
  const [openId, setOpenId] = useState<number | null>(null);
  useFocusOnTitle(openId);
  return (
    <Stack
      as="section"
      id="import"
      className="card"
      aria-labelledby={TITLE_ID}
      gap="4"
      p={{ base: '4', md: '6' }}
    >
      <chakra.h3 id={TITLE_ID} fontSize="xl" tabIndex={-1}>
        Bring your calendar along
      </chakra.h3>
      {openId === null ? (
        <ChooseFile onOpen={setOpenId} />
      ) : (
        <FoundImport id={openId} {...props} onClose={() => setOpenId(null)} />
      )}
    </Stack>
  );
};

/** What had the focus is gone when a file is opened or closed. */
const useFocusOnTitle = (openId: number | null): void => {
  const before = useRef(openId);
  useEffect(() => {
    if (before.current === openId) return;
    before.current = openId;
    focusIfFree(document.getElementById(TITLE_ID));
  }, [openId]);
};

const ACCEPTED = '.ics,.ical,.csv,.tsv,.txt,text/calendar,text/csv';

const ChooseFile = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { read, isReading } = useReadFile(({ id }) => onOpen(id));
  const choose = (kind: ImportKind) => (file: File) => read(file, kind);
  return (
    <>
      <p id="import-hint">
        Shows from another calendar (ICS) or a ticket shop (CSV), and members with their points (CSV). You see
        what becomes of each row first; nobody gets a message about it.
      </p>
      <Flex wrap="wrap" gap="2">
        <FileButton
          icon={FileUp}
          label={isReading ? 'Reading the file...' : 'Shows from a file'}
          accept={ACCEPTED}
          isBusy={isReading}
          describedBy="import-hint"
          onChoose={choose('events')}
        />
        <FileButton
          icon={FileUp}
          label="Members from a file"
          accept={ACCEPTED}
          isBusy={isReading}
          describedBy="import-hint"
          onChoose={choose('members')}
        />
      </Flex>
      <EarlierImports onOpen={onOpen} />
    </>
  );
};

/** Files of the last days; nothing stands there before the first one. */
const EarlierImports = ({ onOpen }: { onOpen: (id: number) => void }) => {
  const { data: imports = [] } = useQuery(importsQuery);
  const timeZone = useVenueZone();
  if (imports.length === 0) return null;
  return (
    <Stack gap="2">
      <chakra.h4 fontSize="lg">Earlier files</chakra.h4>
      <Stack as="ul" gap="3">
        {imports.map((one) => (
          <Flex as="li" key={one.id} wrap="wrap" align="center" justify="space-between" gap="2">
            <Stack gap="0" flex="1 1 12rem" minWidth="0">
              <chakra.strong overflowWrap="anywhere">
                <bdi>{one.fileName}</bdi>
              </chakra.strong>
              <Hint>
                {stateInWords(one)} · {momentOf(one.createdAt, timeZone)}
              </Hint>
            </Stack>
            <Button look="outline" aria-label={`Open ${one.fileName}`} onClick={() => onOpen(one.id)}>
              Open
            </Button>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
};

const FoundImport = ({ id, ...rest }: { id: number; onClose: () => void } & ImportSectionProps) => {
  const query = useQuery(importQuery(id));
  const found: Import | undefined = query.data;
  if (found) return <OpenImport found={found} {...rest} />;
  return (
    <Unanswered query={query} what="The import">
      <LoadingPart label="Loading the import" heights={['3rem', '12rem']} />
    </Unanswered>
  );
};
