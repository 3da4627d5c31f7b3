/** What a route is called in the API's description and in the log of who did what: `Events.update`. */
export const operationId = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '')}.${method}`;
