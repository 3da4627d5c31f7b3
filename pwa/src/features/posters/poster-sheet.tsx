import { Download, Share2, TriangleAlert } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { Button } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { RetryButton } from '#shared/ui/feedback/retry-button';
import { Sheet } from '#shared/ui/dialog/sheet';
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
  const { sheet, state, isMaking, download, share, redraw } = usePoster(event, venue, settings);
  return (
    <Sheet
      title="Generate Poster"
      subtitle={event.name}
      onClose={onClose}
      footer={
        <div className="poster-actions">
          <Button onClick={download} wide aria-disabled={isMaking || undefined}>
            <Download size={20} aria-hidden /> {isMaking ? 'Generating...' : 'Download'}
          </Button>
          {hasShareSheet() && (
            <Button look="outline" onClick={share} wide aria-disabled={isMaking || undefined}>
              <Share2 size={20} aria-hidden /> Share
            </Button>
          )}
        </div>
      }
    >
      <div className="poster-studio">
        <div className="poster-stage">
          <canvas
            ref={sheet}
            className="poster-preview"
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
        </div>
        <PosterControls settings={settings} onChange={setSettings} />
      </div>
    </Sheet>
  );
};

const shapeOf = (format: PosterFormat): CSSProperties => {
  const { width, height } = POSTER_FORMATS[format];
  return { aspectRatio: `${width} / ${height}`, '--poster-ratio': width / height } as CSSProperties;
};
