/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/vanillajs" />

/** Version of this build; persisted answers of another version are dropped. */
declare const __APP_VERSION__: string;
