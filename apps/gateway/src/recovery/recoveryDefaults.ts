/** Defaults of a recovery service that is started from the command line. */
export const recoveryDefaults = {
  port: 8791,
  dataDir: 'recovery-data',
  keysDir: 'recovery-keys',
  minFreeBytes: 64 * 1024 * 1024,
} as const
