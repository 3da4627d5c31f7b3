import '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The answer is the same for everybody and may be kept on the device for reading offline (design §5.7). */
      public?: boolean;
    };
  }
}
