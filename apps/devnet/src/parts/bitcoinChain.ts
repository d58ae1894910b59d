import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { bitcoinAccounts } from '@latchkit/test/source/bitcoin/accounts'
import { toScript } from '@latchkit/test/source/bitcoin/regtest'
import { createChainReader } from '../bitcoin/createChainReader.js'
import { createEsploraServer } from '../bitcoin/createEsploraServer.js'
import { findNode } from '../bitcoin/findNode.js'
import { type BitcoinChain, bitcoinCaipNetworkId } from '../bitcoin/network.js'
import { createNodeRpc, type NodeRpc, nodeLogin } from '../bitcoin/nodeRpc.js'
import { createPortTakenError, DevnetError } from '../foundation/DevnetError.js'
import { freePort } from '../foundation/freePort.js'
import { type Child, createProcessGroup, type ProcessGroup } from '../processes/createProcessGroup.js'

/** Options of a Bitcoin chain. */
export type BitcoinChainOptions = {
  /** Port of the REST server. Default 0: any free port. */
  readonly port?: number | undefined
  /** Process group of the node. Default: a new one. */
  readonly processGroup?: ProcessGroup | undefined
}

/** Anyone could spend the miner's outputs, but no account does. */
const minerScript = '51'
/** A block reward is spendable after this many blocks. */
const maturity = 100

/**
 * Starts a Bitcoin chain on regtest: a real node behind Esplora's REST API. Each account has 100 coins at its payment
 * address, in two outputs, and 50 at its ordinals address. Blocks are mined on request.
 *
 * @throws DevnetError if the port is in use or the node cannot start; nothing is left running.
 * @example
 * import { startBitcoinChain } from '@latchkit/devnet/bitcoin'
 *
 * const bitcoin = await startBitcoinChain()
 * const height = await (await fetch(`${bitcoin.esploraUrl}/blocks/tip/height`)).text()
 * await bitcoin.stop()
 */
export async function startBitcoinChain(options: BitcoinChainOptions = {}): Promise<BitcoinChain> {
  const { port = 0, processGroup = createProcessGroup() } = options
  const ends = options.processGroup ? async () => {} : processGroup.stop
  try {
    const { rpc, pid } = await startNode(processGroup)
    await fund(rpc)
    const mine = (blocks: number) => mineTo(rpc, minerScript, blocks)
    const server = createEsploraServer({
      rpc,
      mine,
      read: createChainReader(rpc),
      balanceOverrides: new Map(),
    })
    await listen(server, port)
    let stopped: Promise<void> | undefined
    return {
      name: 'Devnet Bitcoin',
      caipNetworkId: bitcoinCaipNetworkId,
      esploraUrl: `http://127.0.0.1:${getPort(server)}`,
      pid,
      mine,
      stop() {
        stopped ??= Promise.all([close(server), ends()]).then(() => {})
        return stopped
      },
    }
  } catch (error) {
    await ends()
    throw error
  }
}

async function startNode(
  processGroup: ProcessGroup,
): Promise<{ readonly rpc: NodeRpc; readonly pid: number }> {
  const program = await findNode()
  // The node does not support port 0.
  const port = await freePort()
  const child = processGroup.spawn(
    program.command,
    [
      '-regtest',
      `-datadir=${processGroup.makeDirectory()}`,
      '-server',
      '-rpcbind=127.0.0.1',
      '-rpcallowip=127.0.0.1',
      `-rpcport=${port}`,
      `-rpcuser=${nodeLogin}`,
      `-rpcpassword=${nodeLogin}`,
      '-listen=0',
      '-dnsseed=0',
      '-disablewallet',
      '-printtoconsole',
      '-debuglogfile=0',
      // Requests are validated with mainnet's policy and parameters.
      '-acceptnonstdtxn=0',
      '-minrelaytxfee=0.00001',
      '-incrementalrelayfee=0.00001',
      '-dustrelayfee=0.00003',
      // Without MWEB, and with the replacement of BIP-125, which Litecoin turns off.
      ...(program.isLitecoin ? ['-vbparams=mweb:4294967294:4294967295', '-mempoolreplacement=1'] : []),
    ],
    program.env,
  )
  await ready(child)
  return { rpc: createNodeRpc(port), pid: child.pid ?? 0 }
}

async function ready(child: Child): Promise<void> {
  const errors = text(child.stderr)
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (cause) => {
      reject(new DevnetError(`The Bitcoin node cannot be run: ${cause.message}.`, { cause }))
    })
    child.once('exit', async () => {
      const reason = (await errors).trim().split('\n')[0] || 'it gave no reason'
      reject(new DevnetError(`The Bitcoin node stopped before it was ready: ${reason}`))
    })
  })
  // Nothing awaits this after the start, when the node's exit is expected.
  failed.catch(() => {})
  const loaded = new Promise<void>((resolve) => {
    // Consume all output: a full pipe would block the node.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Done loading')) resolve()
    })
  })
  await Promise.race([failed, loaded])
}

async function fund(rpc: NodeRpc): Promise<void> {
  for (const { payment, ordinals } of bitcoinAccounts)
    for (const [{ address }, blocks] of [
      [payment, 2],
      [ordinals, 1],
    ] as const)
      await mineTo(rpc, toScript(address) ?? '', blocks)
  await mineTo(rpc, minerScript, maturity)
}

/** Mines to a script, because the node encodes addresses with its own parameters. */
async function mineTo(rpc: NodeRpc, script: string, blocks: number): Promise<number> {
  const { descriptor } = (await rpc('getdescriptorinfo', [`raw(${script})`])) as {
    readonly descriptor: string
  }
  await rpc('generatetodescriptor', [blocks, descriptor])
  return Number(await rpc('getblockcount'))
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw createPortTakenError(port, 'the Bitcoin chain', cause)
  }
}

function getPort(server: Server): number {
  return (server.address() as AddressInfo).port
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
