import { DevnetError, NodeMissingError } from '../foundation/DevnetError.js'
import { type Devnet, type DevnetOptions, startDevnet } from '../startDevnet.js'
import { explainPort } from './explainPort.js'
import { formatSummary } from './formatSummary.js'
import { parseArguments, splitArguments, usage } from './parseArguments.js'
import { runCommand } from './runCommand.js'

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof DevnetError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(args: readonly string[]): Promise<void> {
  const { own, command } = splitArguments(args)
  const options = parseArguments(own)
  if (options === 'help') return console.log(usage)
  const devnet = await startAvailable(options)
  const signal = Promise.race([waitForSignal('SIGINT'), waitForSignal('SIGTERM')])
  console.log(formatSummary(devnet))
  try {
    if (command.length > 0) process.exitCode = await runCommand(command, signal)
    else await signal
  } finally {
    console.log('Stopping the devnet …')
    await devnet.stop()
  }
}

/** Starts the devnet, without Bitcoin if there is no node for it. */
async function startAvailable(options: DevnetOptions): Promise<Devnet> {
  try {
    return await startDevnet(options)
  } catch (error) {
    if (!(error instanceof DevnetError)) throw error
    if (!(error instanceof NodeMissingError))
      throw new DevnetError(explainPort(error.message, options), { cause: error })
    console.error(`${error.message} Continuing without it.`)
    return startAvailable({ ...options, bitcoin: false })
  }
}

/** Resolves on the first signal only: a second Ctrl-C ends the process as usual, and the reaper cleans up. */
function waitForSignal(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => process.once(signal, () => resolve()))
}
