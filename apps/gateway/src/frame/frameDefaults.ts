/** Defaults of a frame's server that is started from the command line. */
export const frameDefaults = {
  host: '127.0.0.1',
  port: 8792,
  frameDir: '../login-frame/dist',
  logLevel: 'info',
} as const
