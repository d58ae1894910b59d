import { DevnetError, NodeMissingError } from '../foundation/DevnetError.js'
import { startDevnet } from '../startDevnet.js'
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
  const devnet = await startDevnet(options).catch((error: unknown) => {
    if (!(error instanceof NodeMissingError)) throw error
    console.error(`${error.message} Continuing without it.`)
    return startDevnet({ ...options, bitcoin: false })
  })
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

/** Resolves on the first signal only: a second Ctrl-C ends the process as usual, and the reaper cleans up. */
function waitForSignal(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => process.once(signal, () => resolve()))
}
