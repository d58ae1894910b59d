import { pino } from 'pino'
import { runBackup } from './backup/runBackup.js'
import { applyDefaults } from './config/applyDefaults.js'
import { readSettings } from './config/readSettings.js'
import { GatewayError } from './GatewayError.js'
import { startGateway } from './startGateway.js'

/** Time to stop, in addition to the drain times. A database that hangs must not keep the process running. */
const stopTimeoutMs = 15_000

try {
  await run()
} catch (error) {
  console.error(error instanceof GatewayError ? error.message : describeUnexpected(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const settings = { port: 8790, dataDir: 'data', ...readSettings(process.env) }
  const commands = process.argv.slice(2)
  if (commands.length > 0) {
    console.log(await runBackup(commands, settings))
    return
  }
  const logger = pino({ level: settings.logLevel ?? 'info' })
  const signal = Promise.race([waitForSignal('SIGINT'), waitForSignal('SIGTERM')])
  const failure = createFailure()
  const gateway = await startGateway({
    ...settings,
    logger,
    processMetrics: true,
    onFailure: failure.report,
  })
  await Promise.race([signal, failure.reported])
  const { drainMs, closeSpreadMs } = applyDefaults(settings)
  const timer = setTimeout(
    () => {
      logger.fatal('the gateway did not stop in time')
      process.exit(1)
    },
    2 * drainMs + closeSpreadMs + stopTimeoutMs,
  )
  await gateway.stop()
  clearTimeout(timer)
}

/** Creates a failure signal that makes the process exit with code 1, so that its supervisor restarts it. */
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

/** Formats name, code and stack. Omits the message, because Node's error for an invalid URL contains the URL. */
function describeUnexpected(error: unknown): string {
  if (!(error instanceof Error)) return `Unexpected ${typeof error}.`
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  const code = 'code' in error ? ` ${error.code}` : ''
  return [`Unexpected ${error.name}${code}: please report it.`, ...frames].join('\n')
}
