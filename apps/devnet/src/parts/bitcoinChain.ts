import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { bitcoinAccounts } from '../bitcoin/accounts.js'
import { createChainReader } from '../bitcoin/createChainReader.js'
import { createEsploraServer } from '../bitcoin/createEsploraServer.js'
import { findNode } from '../bitcoin/findNode.js'
import { type BitcoinChain, bitcoinCaipNetworkId } from '../bitcoin/network.js'
import { createNodeRpc, type NodeRpc, nodeLogin } from '../bitcoin/nodeRpc.js'
import { toScript } from '../bitcoin/regtest.js'
import { DevnetError, portTaken } from '../DevnetError.js'
import { type Child, createNursery, type Nursery } from '../processes/createNursery.js'
import { freePort } from './freePort.js'

/** What a Bitcoin chain needs. */
export type BitcoinChainOptions = {
  /** Of the REST server. Default 0: any free one. */
  readonly port?: number | undefined
  /** Where the node runs. Default: a nursery of its own. */
  readonly nursery?: Nursery | undefined
}

/** Anybody may spend what is mined to it; nobody does. */
const minerScript = '51'
/** A block's reward can be spent after so many more. */
const maturity = 100

/**
 * Starts a Bitcoin chain on regtest: a real node, behind Esplora's REST API. Each account has 100 of the coin on its
 * payment address, in two outputs, and 50 on its ordinals address. A block is mined when it is asked for.
 *
 * @throws DevnetError if the port is taken, or the node cannot be found or does not start; nothing is left running then.
 * @example
 * import { startBitcoinChain } from '@latchkit/devnet/bitcoin'
 *
 * const bitcoin = await startBitcoinChain()
 * const height = await (await fetch(`${bitcoin.esploraUrl}/blocks/tip/height`)).text()
 * await bitcoin.stop()
 */
export async function startBitcoinChain(options: BitcoinChainOptions = {}): Promise<BitcoinChain> {
  const { port = 0, nursery = createNursery() } = options
  const ends = options.nursery ? async () => {} : nursery.stop
  try {
    const { rpc, pid } = await startNode(nursery)
    await fund(rpc)
    const mine = (blocks: number) => mineTo(rpc, minerScript, blocks)
    const server = createEsploraServer({ rpc, mine, read: createChainReader(rpc), pretended: new Map() })
    await listen(server, port)
    let stopped: Promise<void> | undefined
    return {
      name: 'Devnet Bitcoin',
      caipNetworkId: bitcoinCaipNetworkId,
      esploraUrl: `http://127.0.0.1:${portOf(server)}`,
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

async function startNode(nursery: Nursery): Promise<{ readonly rpc: NodeRpc; readonly pid: number }> {
  const program = await findNode()
  // The node takes no port 0.
  const port = await freePort()
  const child = nursery.spawn(
    program.command,
    [
      '-regtest',
      `-datadir=${nursery.makeDirectory()}`,
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
      // What pages send is judged as on the main chain, and by Bitcoin's numbers.
      '-acceptnonstdtxn=0',
      '-minrelaytxfee=0.00001',
      '-incrementalrelayfee=0.00001',
      '-dustrelayfee=0.00003',
      ...(program.isLitecoin ? ['-vbparams=mweb:4294967294:4294967295'] : []),
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
  // Once the node is up nobody waits for this, and its end is no news.
  failed.catch(() => {})
  const loaded = new Promise<void>((resolve) => {
    // Read to the end: a full pipe would stop the node.
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

/** By script: the node would write addresses of its own kind. */
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
    throw portTaken(port, 'the Bitcoin chain', cause)
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
