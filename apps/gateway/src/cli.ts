import { pino } from 'pino'
import { runBackup } from './backup/runBackup.js'
import { applyDefaults } from './config/applyDefaults.js'
import { readSettings } from './config/readSettings.js'
import { GatewayError } from './GatewayError.js'
import { startGateway } from './startGateway.js'

/** Beyond what draining takes: a database that hangs shall not keep it for good. */
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
      logger.fatal('it did not stop in time')
      process.exit(1)
    },
    2 * drainMs + closeSpreadMs + stopTimeoutMs,
  )
  await gateway.stop()
  clearTimeout(timer)
}

/** A failure that ends the process with code 1: what supervises it, such as a container's restart policy, starts it again. */
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

/** Only the first one is waited for: a second Ctrl-C ends the process at once. */
function waitForSignal(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => process.once(signal, () => resolve()))
}

/** Name, code and stack. Never the message or other properties: Node's error of an invalid URL has the whole URL. */
function describeUnexpected(error: unknown): string {
  if (!(error instanceof Error)) return `Unexpected ${typeof error}.`
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  const code = 'code' in error ? ` ${error.code}` : ''
  return [`Unexpected ${error.name}${code}: please report it.`, ...frames].join('\n')
}
