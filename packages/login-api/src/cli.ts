#!/usr/bin/env node
import { CommandError } from './cli/CommandError.js'
import { runVerifyFrame } from './cli/runVerifyFrame.js'

try {
  const [command, ...args] = process.argv.slice(2)
  if (command !== 'verify-frame')
    throw new CommandError('Usage: latchkit verify-frame URL [--key FILE] [--manifest FILE] [--projectId ID]')
  const { text, isValid } = await runVerifyFrame(args, process.cwd())
  console.log(text)
  if (!isValid) process.exitCode = 1
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
