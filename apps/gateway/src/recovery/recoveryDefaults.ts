/** Defaults of a recovery service that is started from the command line. */
export const recoveryDefaults = {
  host: '127.0.0.1',
  port: 8791,
  dataDir: 'recovery-data',
  keysDir: 'recovery-keys',
  minFreeBytes: 64 * 1024 * 1024,
  logLevel: 'info',
} as const
