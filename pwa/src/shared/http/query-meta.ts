import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * The answer is the same for everybody and may be kept on the device for reading offline (design §5.7); of a list
       * that may be long only its first page.
       */
      public?: boolean | 'first page';
      /** The default read answers null instead of failing when nobody is signed in (spec §7). */
      on401?: 'null';
    };
  }
}
