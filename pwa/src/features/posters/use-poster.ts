import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { saveFile } from '#shared/lib/save-file';
import { showToast } from '#shared/ui/feedback/toast-store';
import { paintPoster } from './painters/paint-poster';
import { posterContent, type PosterEvent, type PosterVenue } from '#features/posters/design/poster-content';
import { posterFile, shareFile } from './poster-file';
import { posterFonts, posterLogo } from '#features/posters/design/poster-materials';
import type { PosterSettings } from '#features/posters/design/poster-settings';
import { posterFileName } from '#features/posters/design/poster-text';

/** A drawing takes a tenth of a second: typing must not wait for it. */
const SETTLE_MS = 120;

/** What the poster shows for now: nothing yet, the choices that were made, or that it cannot be drawn. */
export type PosterState = 'drawing' | 'drawn' | 'failed';

interface PosterMaking {
  /** The canvas of the preview, at full size. */
  sheet: RefObject<HTMLCanvasElement | null>;
  state: PosterState;
  isMaking: boolean;
  download: () => void;
  share: () => void;
  redraw: () => void;
}

/** Draws the poster as it is chosen, and makes the file. Needs no network (spec §9 "Poster"). */
export const usePoster = (event: PosterEvent, venue: PosterVenue, settings: PosterSettings): PosterMaking => {
  const sheet = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<PosterState>('drawing');
  const [isMaking, setMaking] = useState(false);
  const content = useMemo(
    () => posterContent({ event, venue, message: settings.message, origin: window.location.origin }),
    [event, venue, settings.message],
  );
  const draw = useDrawing(sheet, { content, settings }, setState);

  const make = async (handOver: (file: File) => void | Promise<void>) => {
    if (isMaking) return;
    setMaking(true);
    try {
      await handOver(await posterFile(await draw(), posterFileName(event.name, settings.format)));
    } catch (error) {
      tellFailure(error);
    } finally {
      setMaking(false);
    }
  };

  return {
    sheet,
    state,
    isMaking,
    download: () => void make(saveFile),
    share: () => {
      const words = {
        title: event.name,
        text: `${event.name} · ${formatLongDate(event.date)}`,
        url: content.link,
      };
      void make((file) => shareFile(file, words).catch(tellUnshared));
    },
    redraw: () => void draw().catch(tellFailure),
  };
};

type Drawing = Pick<Parameters<typeof paintPoster>[1], 'content' | 'settings'>;

/** Draws after every change, once it has settled; returns how to draw at once. */
const useDrawing = (
  sheet: RefObject<HTMLCanvasElement | null>,
  { content, settings }: Drawing,
  onState: (state: PosterState) => void,
): (() => Promise<HTMLCanvasElement>) => {
  const draw = useCallback(async () => {
    try {
      const [logo] = await Promise.all([posterLogo(content.venue.logoAddress), posterFonts()]);
      if (!sheet.current) throw new Error('There is nothing to draw on.');
      paintPoster(sheet.current, { content, settings, logo });
      onState('drawn');
      return sheet.current;
    } catch (error) {
      onState('failed');
      throw error;
    }
  }, [content, onState, settings, sheet]);
  useEffect(() => {
    const timer = setTimeout(() => void draw().catch((error: unknown) => console.error(error)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draw]);
  return draw;
};

const tellFailure = (error: unknown): void => {
  console.error(error);
  showToast({
    title: 'Generation Failed',
    description: 'There was an error generating the poster. Please try again.',
    destructive: true,
  });
};

const tellUnshared = (error: unknown): void => {
  console.error(error);
  showToast({
    title: 'Error',
    description: 'This device could not share the poster. Download it instead.',
    destructive: true,
  });
};
