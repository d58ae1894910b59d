import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fetchLitecoind, type NodeProgram } from './fetchLitecoind.js'

const installed = '/usr/lib/litecoin/litecoind'

/**
 * Returns the node to run: `LATCHKIT_BITCOIND`, an installed Debian litecoind, or a downloaded one.
 *
 * Litecoin's node is Bitcoin Core with other parameters: it validates scripts, signatures and transactions with the
 * same code, including segwit and taproot. Debian packages it, but not Bitcoin's node.
 *
 * @throws NodeMissingError if there is none and the download fails.
 */
export async function findNode(): Promise<NodeProgram> {
  const named = process.env.LATCHKIT_BITCOIND
  if (named) return { command: named, env: {}, isLitecoin: basename(named).includes('litecoin') }
  if (existsSync(installed)) return { command: installed, env: {}, isLitecoin: true }
  return fetchLitecoind()
}
