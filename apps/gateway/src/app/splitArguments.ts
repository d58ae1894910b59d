import { GatewayError } from '../foundation/GatewayError.js'

/** A command line: the file of the settings, and the command. */
export type CommandLine = {
  /** As in `CONFIG_FILE`. */
  readonly configFile: string | undefined
  readonly commands: readonly string[]
}

/**
 * Splits a command line into the option `--config <file>`, which can be its first, and the command. Scripts of a `package.json` cannot set
 * `CONFIG_FILE` on every system.
 *
 * @throws GatewayError if the option has no file.
 */
export function splitArguments(args: readonly string[]): CommandLine {
  const [first, configFile, ...commands] = args
  if (first !== '--config') return { configFile: undefined, commands: args }
  if (!configFile) throw new GatewayError('--config must have a file, such as --config gateway/gateway.json.')
  return { configFile, commands }
}
