/** Defaults of a gateway that is started from the command line, in addition to `applyDefaults`. */
export const gatewayDefaults = { port: 8790, dataDir: 'data' } as const
