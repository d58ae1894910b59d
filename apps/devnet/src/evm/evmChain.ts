import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { deployContracts } from '../contracts/deployContracts.js'
import { deployEns } from '../contracts/deployEns.js'
import { deployMarket } from '../contracts/deployMarket.js'
import { deployNfts } from '../contracts/deployNfts.js'
import { deploySmartAccounts } from '../contracts/deploySmartAccounts.js'
import { deploySwapContracts } from '../contracts/deploySwapContracts.js'
import { createPortTakenError, DevnetError } from '../foundation/DevnetError.js'
import { historySeconds, seedHistory } from '../history/seedHistory.js'
import type { Child, ProcessGroup } from '../processes/createProcessGroup.js'
import { anvilBinary } from './anvilBinary.js'

/** A running local chain. */
export type EvmChain = {
  readonly id: number
  /** Display name: `Devnet 31337`. */
  readonly name: string
  /** Absent: the latest rules of the node. */
  readonly hardfork?: EvmHardfork | undefined
  /** JSON-RPC over HTTP. */
  readonly rpcUrl: string
  /** JSON-RPC over WebSocket, with subscriptions. */
  readonly wsUrl: string
  /** Process id of the node. */
  readonly pid: number
}

/**
 * Rules of an EVM chain. `cancun` has no EIP-7702: a transaction with authorizations is not valid.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export type EvmHardfork = 'cancun' | 'prague'

/** Options of an EVM chain. */
export type EvmChainOptions = {
  readonly id: number
  /** `0` for any free port. */
  readonly port: number
  /** Number of transactions of the first account in the last two years of block time. Default: none. */
  readonly history?: number | undefined
  /** Rules of the chain. Default: the latest ones of the node. */
  readonly hardfork?: EvmHardfork | undefined
  readonly processGroup: ProcessGroup
}

/**
 * Starts an EVM chain with funded accounts, Multicall3, the tokens, ENS with names, NFTs,
 * a market, and the contracts of smart accounts. Each transaction is mined in a
 * block. The chain ends with its process group.
 *
 * @throws DevnetError if the port is in use or the node does not start.
 */
export async function startEvmChain({
  id,
  port,
  history = 0,
  hardfork,
  processGroup,
}: EvmChainOptions): Promise<EvmChain> {
  const now = Math.floor(Date.now() / 1_000)
  const child = processGroup.spawn(anvilBinary(), [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--chain-id',
    String(id),
    ...(hardfork ? ['--hardfork', hardfork] : []),
    // The contracts are deployed in the first day.
    ...(history > 0 ? ['--timestamp', String(now - historySeconds - 86_400)] : []),
  ])
  const address = await waitUntilListening(child, `chain ${id}`, port)
  const rpcUrl = `http://${address}`
  await deployContracts(rpcUrl)
  await deployEns(rpcUrl)
  await deployNfts(rpcUrl)
  await deployMarket(rpcUrl)
  await deploySwapContracts(rpcUrl)
  await deploySmartAccounts(rpcUrl)
  if (history > 0) await seedHistory(rpcUrl, history, now)
  return {
    id,
    name: `Devnet ${id}`,
    ...(hardfork && { hardfork }),
    rpcUrl,
    wsUrl: `ws://${address}`,
    pid: child.pid ?? 0,
  }
}

/** Resolves with the host and port that the node prints. */
async function waitUntilListening(child: Child, what: string, port: number): Promise<string> {
  const errors = text(child.stderr)
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (cause) => {
      reject(new DevnetError(`The node of ${what} cannot be run: ${cause.message}.`, { cause }))
    })
    child.once('exit', async () => reject(failure(await errors, what, port)))
  })
  // Nothing awaits this after the start, when the node's exit is expected.
  failed.catch(() => {})
  return Promise.race([failed, listeningLine(child)])
}

function listeningLine(child: Child): Promise<string> {
  return new Promise((resolve) => {
    // Consume all output: a full pipe would block the node.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Listening on (\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
}

function failure(stderr: string, what: string, port: number): DevnetError {
  if (/already in use/i.test(stderr)) return createPortTakenError(port, what)
  return new DevnetError(
    `The node of ${what} stopped before it was ready: ${stderr.trim() || 'it gave no reason'}.`,
  )
}
