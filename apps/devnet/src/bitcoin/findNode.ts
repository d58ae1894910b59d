import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fetchLitecoind } from './fetchLitecoind.js'

/** A program that is a Bitcoin node, or speaks as one. */
export type NodeProgram = {
  readonly command: string
  readonly env: Readonly<Record<string, string>>
  /** It has extension blocks that Bitcoin has not. */
  readonly isLitecoin: boolean
}

const installed = '/usr/lib/litecoin/litecoind'

/**
 * Finds a node to run: the one that `LATCHKIT_BITCOIND` names, Debian's litecoind where it is installed, or that fetched
 * into a cache.
 *
 * Litecoin's node is Bitcoin Core with another coin's numbers: it judges scripts, signatures and transactions by the same
 * code, segwit and taproot included, and Debian has it in a package. It has none with Bitcoin's.
 *
 * @throws DevnetError where there is none and none can be fetched.
 */
export async function findNode(): Promise<NodeProgram> {
  const named = process.env.LATCHKIT_BITCOIND
  if (named) return { command: named, env: {}, isLitecoin: basename(named).includes('litecoin') }
  if (existsSync(installed)) return { command: installed, env: {}, isLitecoin: true }
  return fetchLitecoind()
}
