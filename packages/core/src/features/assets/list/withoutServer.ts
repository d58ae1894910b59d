/** The part of a page that says why a kit without the option `dataApi` does not have the list. */
export const withoutServer = { unavailable: 'no_server' } as const
