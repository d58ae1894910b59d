import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fetchLitecoind, type NodeProgram } from './fetchLitecoind.js'

const installed = '/usr/lib/litecoin/litecoind'

/**
 * Finds a node to run: the one that `LATCHKIT_BITCOIND` names, Debian's litecoind where it is installed, or that fetched
 * into a cache.
 *
 * Litecoin's node is Bitcoin Core with another coin's numbers: it judges scripts, signatures and transactions by the same
 * code, segwit and taproot included, and Debian has it in a package. It has none with Bitcoin's.
 *
 * @throws NodeMissingError where there is none and none can be fetched.
 */
export async function findNode(): Promise<NodeProgram> {
  const named = process.env.LATCHKIT_BITCOIND
  if (named) return { command: named, env: {}, isLitecoin: basename(named).includes('litecoin') }
  if (existsSync(installed)) return { command: installed, env: {}, isLitecoin: true }
  return fetchLitecoind()
}
