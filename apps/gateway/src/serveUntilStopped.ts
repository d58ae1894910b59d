import { type Logger, pino } from 'pino'

/** Tools that a started server receives. */
export type ServerParts = {
  readonly logger: Logger
  /** Makes the process stop with code 1, so that its supervisor restarts it. */
  readonly onFailure: (error: Error) => void
}

/** How to start and stop a server. */
export type ServeOptions = {
  readonly logLevel: string
  readonly start: (parts: ServerParts) => Promise<{ readonly stop: () => Promise<void> }>
  /** Logged at the start. Default: none. */
  readonly warnings?: readonly string[] | undefined
  /** Time after which the process exits, if the server has not stopped. */
  readonly maxStopMs: number
}

/** Starts a server, and stops it after SIGINT, SIGTERM or a failure. */
export async function serveUntilStopped(options: ServeOptions): Promise<void> {
  const { logLevel, start, warnings = [], maxStopMs } = options
  const logger = pino({ level: logLevel })
  for (const warning of warnings) logger.warn(warning)
  const signal = Promise.race([waitForSignal('SIGINT'), waitForSignal('SIGTERM')])
  const failure = createFailure()
  const server = await start({ logger, onFailure: failure.report })
  await Promise.race([signal, failure.reported])
  const timer = setTimeout(() => {
    logger.fatal('the server did not stop in time')
    process.exit(1)
  }, maxStopMs)
  await server.stop()
  clearTimeout(timer)
}

/** Creates a failure signal that makes the process exit with code 1. */
function createFailure() {
  let report = () => {}
  const reported = new Promise<void>((resolve) => {
    report = () => {
      process.exitCode = 1
      resolve()
    }
  })
  return { report, reported }
}

/** Waits for the first signal only: a second Ctrl-C ends the process at once. */
function waitForSignal(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => process.once(signal, () => resolve()))
}
