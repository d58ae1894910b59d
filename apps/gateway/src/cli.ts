import { resolve } from 'node:path'
import { CommandError, runVerifyFrame } from '@latchkit/login-api/cli'
import { describeCapabilities } from './app/check/describeCapabilities.js'
import { runCheck } from './app/check/runCheck.js'
import { askLines } from './app/init/askLines.js'
import { runInit } from './app/init/runInit.js'
import { splitArguments } from './app/splitArguments.js'
import { startGateway } from './app/startGateway.js'
import { runBackup } from './database/backup/runBackup.js'
import { applyDefaults } from './foundation/config/applyDefaults.js'
import { findMisspeltNames } from './foundation/config/findMisspeltNames.js'
import { gatewayDefaults } from './foundation/config/gatewayDefaults.js'
import { readSettings } from './foundation/config/readSettings.js'
import { settingsSchema } from './foundation/config/Settings.js'
import { GatewayError } from './foundation/GatewayError.js'
import { frameSettingsSchema } from './frame/FrameSettings.js'
import { runSignFrame } from './frame/manifest/runSignFrame.js'
import { readFrameSettings } from './frame/readFrameSettings.js'
import { startFrameServer } from './frame/startFrameServer.js'
import { runAudit } from './login/service/runAudit.js'
import { recoverySettingsSchema } from './recovery/RecoverySettings.js'
import { readRecoverySettings } from './recovery/readRecoverySettings.js'
import { runRewrap } from './recovery/runRewrap.js'
import { startRecovery } from './recovery/startRecovery.js'
import { serveUntilStopped } from './serveUntilStopped.js'

/** Time to stop, in addition to the drain times. A database that hangs must not keep the process running. */
const stopTimeoutMs = 15_000
const recoveryDrainMs = 5_000

try {
  await run()
} catch (error) {
  const isExpected = error instanceof GatewayError || error instanceof CommandError
  console.error(isExpected ? error.message : describeUnexpected(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { configFile, commands } = splitArguments(process.argv.slice(2))
  if (configFile) process.env.CONFIG_FILE = configFile
  const [command, ...args] = commands
  if (command === 'recovery' && args.length === 0) return serveRecovery()
  if (commands.join(' ') === 'recovery rewrap') return console.log(await runRewrap(process.env))
  if (command === 'frame') return serveFrame()
  // Paths are relative to the folder in which the user has started the package manager.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  if (command === 'init') return init(resolve(cwd, args[0] ?? 'config'))
  if (command === 'sign-frame') return console.log(await runSignFrame(args, cwd))
  if (command === 'verify-frame') {
    const { text, isValid } = await runVerifyFrame(args, cwd)
    console.log(text)
    if (!isValid) process.exitCode = 1
    return
  }
  const settings = { ...gatewayDefaults, ...readSettings(process.env) }
  if (commands.join(' ') === 'check') {
    for (const warning of findMisspelt(settingsSchema)) console.log(`warning ${warning}`)
    console.log(`${await describeCapabilities(settings)}\n`)
    const { text, isValid } = await runCheck(settings)
    console.log(text)
    if (!isValid) process.exitCode = 1
    return
  }
  if (commands.length > 0) {
    const isAudit = commands.length === 1 && commands[0] === 'audit'
    console.log(await (isAudit ? runAudit(settings) : runBackup(commands, settings)))
    return
  }
  const { drainMs, closeSpreadMs, logLevel } = applyDefaults(settings)
  await serveUntilStopped({
    logLevel,
    start: (parts) => startGateway({ ...settings, ...parts, processMetrics: true }),
    warnings: findMisspelt(settingsSchema),
    maxStopMs: 2 * drainMs + closeSpreadMs + stopTimeoutMs,
  })
}

async function init(folder: string): Promise<void> {
  const print = (text: string) => console.log(text)
  try {
    print(await runInit({ folder, print, ask: askLines(process.stdin, process.stdout) }))
  } finally {
    // A terminal would keep the process running.
    process.stdin.destroy()
  }
}

async function serveRecovery(): Promise<void> {
  const settings = readRecoverySettings(process.env)
  await serveUntilStopped({
    logLevel: settings.logLevel,
    start: (parts) => startRecovery({ ...settings, ...parts }),
    warnings: findMisspelt(recoverySettingsSchema),
    maxStopMs: recoveryDrainMs + stopTimeoutMs,
  })
}

async function serveFrame(): Promise<void> {
  const { logLevel, ...settings } = readFrameSettings(process.env)
  await serveUntilStopped({
    logLevel,
    start: ({ logger }) => startFrameServer({ ...settings, logger }),
    warnings: findMisspelt(frameSettingsSchema),
    maxStopMs: stopTimeoutMs,
  })
}

/** Finds variables that are probably misspelt settings of a program. The others may have the same environment. */
function findMisspelt({ shape }: { readonly shape: object }): readonly string[] {
  const all = [settingsSchema, recoverySettingsSchema, frameSettingsSchema]
  return findMisspeltNames(
    process.env,
    Object.keys(shape),
    all.flatMap((schema) => Object.keys(schema.shape)),
  )
}

/** Formats name, code and stack. Omits the message, because Node's error for an invalid URL contains the URL. */
function describeUnexpected(error: unknown): string {
  if (!(error instanceof Error)) return `Unexpected ${typeof error}.`
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  const code = 'code' in error ? ` ${error.code}` : ''
  return [`Unexpected ${error.name}${code}: please report it.`, ...frames].join('\n')
}
