import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestChain } from '../foundation/TestChain.js'
import { connectNode } from './connectNode.js'

/** Options of `startAnvil`. */
export type AnvilOptions = {
  /** Default 31337. */
  readonly id?: number | undefined
  /** As wallets show it. Default `Chain <id>`. */
  readonly name?: string | undefined
  /** The program. Default: the one in an installed package `@foundry-rs/anvil-*`, or else `anvil` in the `PATH`. */
  readonly executable?: string | undefined
  /** Further arguments, such as `['--fork-url', 'https://…']`. */
  readonly arguments?: readonly string[] | undefined
  /** The RPC URLs of the app that lead to this chain: parts of URLs, or patterns. Default: all that no other chain has. */
  readonly appUrls?: readonly (string | RegExp)[] | undefined
}

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Starts anvil, Foundry's node, on a free port. Its accounts are `accounts` of this package.
 *
 * @throws Error if it does not start.
 * @example
 * import { startAnvil } from '@latchkit/test'
 *
 * const chain = await startAnvil({ arguments: ['--fork-url', 'https://ethereum-rpc.publicnode.com'] })
 * await chain.stop()
 */
export async function startAnvil(options: AnvilOptions = {}): Promise<TestChain> {
  const { id = 31337, name, appUrls, executable = findAnvil() } = options
  const child = spawn(
    executable,
    ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(id), ...(options.arguments ?? [])],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  // A test process that ends without stopping it must not leave it behind.
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const chain = await connectNode({ id, name, appUrls, rpcUrl: `http://${await waitForAddress(child)}` })
  return { ...chain, stop: () => stop(child) }
}

/** Returns the path of anvil of the project that runs the test, or its name. */
function findAnvil(): string {
  const { platform, arch } = process
  const file = `@foundry-rs/anvil-${platform}-${architectures[arch] ?? arch}/bin/anvil${platform === 'win32' ? '.exe' : ''}`
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve(file)
  } catch {
    return 'anvil'
  }
}

/** Resolves with the host and port that the node prints. */
function waitForAddress(child: ChildProcess): Promise<string> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`anvil did not start: ${reason} Install Foundry, or the package @foundry-rs/anvil.`))
    child.once('error', ({ message }) => fail(`${message}.`))
    child.once('exit', () => fail(lines.join('\n')))
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      // All output is read: a full pipe would block the node.
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        const address = /^Listening on (\S+)$/.exec(line)?.[1]
        if (address !== undefined) resolve(address)
      })
    }
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill()
  await exited
}
