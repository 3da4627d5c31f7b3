import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download, Share2, TriangleAlert } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { RetryButton } from '#shared/ui/feedback/retry-button';
import { Sheet } from '#shared/ui/dialog/sheet';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import type { PosterEvent, PosterVenue } from '#features/posters/design/poster-content';
import { PosterControls } from './poster-controls';
import { hasShareSheet } from './poster-file';
import { FIRST_SETTINGS } from '#features/posters/design/poster-settings';
import { POSTER_FORMATS, type PosterFormat } from '#features/posters/design/poster-templates';
import { usePoster } from './use-poster';
import './poster-sheet.css';

interface PosterSheetProps {
  event: PosterEvent;
  venue: PosterVenue;
  onClose: () => void;
}

/** The poster generator dialog (spec §2, §9): what is seen is the file, made smaller. */
export const PosterSheet = ({ event, venue, onClose }: PosterSheetProps) => {
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const { sheet, state, isMaking, isUnsaved, download, share, redraw } = usePoster(event, venue, settings);
  return (
    <Sheet
      title="Generate Poster"
      subtitle={event.name}
      onClose={onClose}
      isRoute
      footer={
        <Grid
          autoColumns="minmax(0, 1fr)"
          autoFlow="column"
          gap="2"
          // With text twice as large the buttons stand one above the other.
          css={{ '@media (max-width: 18rem)': { gridAutoFlow: 'row' } }}
        >
          <Button onClick={download} wide aria-disabled={isMaking || undefined}>
            <Download size={20} aria-hidden /> {isMaking ? 'Generating...' : 'Download'}
          </Button>
          {hasShareSheet() && (
            <Button look="outline" onClick={share} wide aria-disabled={isMaking || undefined}>
              <Share2 size={20} aria-hidden /> Share
            </Button>
          )}
        </Grid>
      }
    >
      <Grid
        className="poster-studio"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems={{ lg: 'start' }}
        gap={{ base: '4', lg: '6' }}
      >
        <Stage>
          <chakra.canvas
            ref={sheet}
            width="min(100%, calc(var(--poster-height) * var(--poster-ratio)))"
            objectFit="contain"
            borderWidth="1px"
            borderColor="line"
            rounded="cell"
            bg="raised"
            role="img"
            aria-label={`Poster for ${event.name}`}
            aria-busy={state === 'drawing'}
            hidden={state === 'failed'}
            style={shapeOf(settings.format)}
          />
          {state === 'failed' && (
            <PageState
              icon={TriangleAlert}
              title="The poster could not be drawn"
              announced
              action={<RetryButton onRetry={redraw} />}
            />
          )}
        </Stage>
        <PosterControls settings={settings} onChange={setSettings} />
      </Grid>
      <LeaveQuestion isDirty={isUnsaved} />
    </Sheet>
  );
};

/** The poster stays in view while its controls scroll under it; a low screen has no room for that. */
const Stage = ({ children }: { children: ReactNode }) => (
  <Grid
    position="sticky"
    zIndex="1"
    top="0"
    justifyItems="center"
    pb="3"
    bg="surface"
    css={{
      '--poster-height': {
        base: 'min(38dvh, 24rem)',
        lg: 'calc(min(52rem, 100dvh - 4rem) - 13rem)',
      },
      '@media (max-height: 30rem)': {
        position: 'static',
        '--poster-height': { lgDown: '70dvh' },
      },
    }}
  >
    {children}
  </Grid>
);

const shapeOf = (format: PosterFormat): CSSProperties => {
  const { width, height } = POSTER_FORMATS[format];
  return { aspectRatio: `${width} / ${height}`, '--poster-ratio': width / height } as CSSProperties;
};
