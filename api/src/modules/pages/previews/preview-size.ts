/** What every preview measures in pixels, as large messengers ask for it (Open Graph protocol). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Above this WhatsApp shows no picture; in bytes. */
export const PREVIEW_MAX_BYTES = 300_000;
