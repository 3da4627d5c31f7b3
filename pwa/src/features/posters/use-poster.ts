import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { saveFile } from '#shared/lib/save-file';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { posterContent, type PosterEvent, type PosterVenue } from '#features/posters/design/poster-content';
import type { PosterSettings } from '#features/posters/design/poster-settings';
import { posterFileName } from '#features/posters/design/poster-text';
import { paintPoster } from './painters/paint-poster';
import { posterFile, shareFile } from './poster-file';

/** A drawing takes a tenth of a second: typing must not wait for it. */
const SETTLE_MS = 120;

/** What the poster shows for now: nothing yet, the choices that were made, or that it cannot be drawn. */
type PosterState = 'drawing' | 'drawn' | 'failed';

/** Draws the poster as it is chosen, and makes the file. Needs no network (spec §9 "Poster"). */
export const usePoster = (event: PosterEvent, venue: PosterVenue, settings: PosterSettings) => {
  const sheet = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<PosterState>('drawing');
  const [isMaking, setMaking] = useState(false);
  /** The message of the last poster that was downloaded or shared. */
  const [handedOver, setHandedOver] = useState('');
  const content = useMemo(
    () => posterContent({ event, venue, message: settings.message, origin: window.location.origin }),
    [event, venue, settings.message],
  );
  const draw = useDrawing(sheet, { content, settings }, setState);

  const make = async (handOver: (file: File) => boolean | Promise<boolean>) => {
    if (isMaking) return;
    setMaking(true);
    try {
      const file = await posterFile(await draw(), posterFileName(event.name, settings.format));
      if (await handOver(file)) setHandedOver(settings.message);
    } catch (error) {
      tellFailure(error);
    } finally {
      setMaking(false);
    }
  };

  return {
    /** The canvas of the preview, at full size. */
    sheet,
    state,
    isMaking,
    /** A message is typed that is on no poster yet. */
    isUnsaved: settings.message.trim() !== '' && settings.message !== handedOver,
    download: () =>
      void make((file) => {
        saveFile(file);
        return true;
      }),
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

const tell = (title: string, description: string) => (error: unknown) => {
  console.error(error);
  showToast(refused(title, description));
  return false;
};

const tellFailure = tell('Generation Failed', 'There was an error generating the poster. Please try again.');
const tellUnshared = tell('Error', 'This device could not share the poster. Download it instead.');

/** As the app's stylesheet declares them. */
const FONTS = ['400 48px Rye', '700 48px "Zilla Slab"'];

/** Waits for the bundled fonts; one that does not come leaves the poster its stand-in rather than no poster. */
const posterFonts = async (): Promise<void> => {
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
};

const logos = new Map<string, Promise<HTMLImageElement | null>>();

/** The venue's logo, ready to be drawn; null when it has none, or it cannot be had, as without a network. */
const posterLogo = (address: string | null): Promise<HTMLImageElement | null> => {
  if (!address) return Promise.resolve(null);
  const logo = logos.get(address) ?? loadLogo(address);
  logos.set(address, logo);
  return logo;
};

const loadLogo = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    logos.delete(address);
    return null;
  }
};
