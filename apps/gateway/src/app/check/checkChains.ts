import * as z from 'zod/mini'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import { type Node, openNode } from '../../chain/rpcProxy/openNode.js'
import { getMulticall3 } from '../../data/accountData/getChainDetails.js'
import { parseJson } from '../../foundation/parseJson.js'
import { CheckError, type Finding, toFinding } from './Finding.js'
import { request } from './request.js'
import { requestOverSocket } from './requestOverSocket.js'

const answer = z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) })
const nodeFix = 'Check the URL and the key in CHAINS_FILE, and that the node runs.'
const chainFix = 'Correct the URL of this node in CHAINS_FILE. The gateway sends it no calls.'

/** Checks each node of each chain, and that the contracts of the configuration exist. */
export async function checkChains(chains: readonly Chain[]): Promise<readonly Finding[]> {
  return (await Promise.all(chains.map(checkChain))).flat()
}

async function checkChain(chain: Chain): Promise<readonly Finding[]> {
  const isBitcoin = chain.id.startsWith('bip122:')
  const nodes = chain.http.map((url, index) => {
    const node = openNode(url, index + 1)
    return toFinding(`${chain.id}, node ${index + 1}`, () =>
      isBitcoin
        ? checkEsplora(node, chain.id)
        : checkNode(chain, (method, params) => callNode(node, method, params)),
    )
  })
  const sockets = (chain.ws ?? []).map((url, index) =>
    toFinding(`${chain.id}, WebSocket node ${index + 1}`, () =>
      checkNode(chain, async (method, params) =>
        readResult(await requestOverSocket(url, toBody(method, params), nodeFix)),
      ),
    ),
  )
  return Promise.all([...nodes, ...sockets])
}

type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Compares the chain of a node, and returns its height. */
async function checkNode(chain: Chain, call: Call): Promise<string> {
  const [namespace, reference = ''] = chain.id.split(':')
  if (namespace === 'solana') {
    const hash = String(await call('getGenesisHash', []))
    if (!hash.startsWith(reference))
      throw new CheckError(`The node serves solana:${hash.slice(0, 32)}.`, chainFix)
    return `slot ${Number(await call('getSlot', []))}`
  }
  const id = String(await call('eth_chainId', []))
  if (!/^0x[\da-f]{1,32}$/i.test(id) || BigInt(id) !== BigInt(reference))
    throw new CheckError(`The node serves another chain (eth_chainId is ${id.slice(0, 40)}).`, chainFix)
  const block = Number(await call('eth_blockNumber', []))
  await checkContracts(chain, call)
  return `block ${block}`
}

/** Checks that there is code at the addresses of a chain, so that a misspelt one does not hide all balances or swaps. */
async function checkContracts(chain: Chain, call: Call): Promise<void> {
  const { uniswapV2, uniswapV3, ensRegistry } = chain
  const contracts = {
    multicall3: getMulticall3(chain),
    ensRegistry,
    'uniswapV2.factory': uniswapV2?.factory,
    'uniswapV2.router': uniswapV2?.router,
    'uniswapV2.universalRouter': uniswapV2?.universalRouter,
    'uniswapV2.stablecoin': uniswapV2?.stablecoin.address,
    'uniswapV2.wrappedNative': uniswapV2?.wrappedNative,
    'uniswapV3.factory': uniswapV3?.factory,
  }
  for (const [field, address] of Object.entries(contracts)) {
    if (address === undefined || String(await call('eth_getCode', [address, 'latest'])).length > 2) continue
    if (field === 'multicall3')
      throw new CheckError(
        `The chain has no Multicall3 at ${address}, so each token is a call of its own.`,
        'Set "multicall3" of the chain in CHAINS_FILE if it has one at another address.',
        'warning',
      )
    throw new CheckError(
      `The chain has no contract at ${field} (${address}).`,
      `Correct "${field}" of the chain in CHAINS_FILE.`,
    )
  }
}

const toBody = (method: string, params: readonly unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })

async function callNode(node: Node, method: string, params: readonly unknown[]): Promise<unknown> {
  const { url, headers } = node
  const { status, text } = await request(url, { headers, body: toBody(method, params), fix: nodeFix })
  if (status === 429)
    throw new CheckError(
      'The node refuses calls, because its limit is exceeded.',
      'Use a node with a higher limit.',
    )
  if (status !== 200 && status !== 400)
    throw new CheckError(`The node responded with the status ${status}.`, nodeFix)
  return readResult(text)
}

function readResult(text: string): unknown {
  const { success, data } = z.safeParse(answer, parseJson(text).value)
  if (!success) throw new CheckError('The response is no JSON-RPC.', nodeFix)
  if (data.error !== undefined || data.result === undefined)
    throw new CheckError('The node responded with an error.', nodeFix)
  return data.result
}

async function checkEsplora({ url, headers }: Node, id: string): Promise<string> {
  const read = async (path: string) => {
    const { status, text } = await request(`${url.replace(/\/$/, '')}${path}`, { headers, fix: nodeFix })
    if (status !== 200) throw new CheckError(`The server responded with the status ${status}.`, nodeFix)
    return text.trim()
  }
  const first = await read('/block-height/0')
  if (!/^[\da-f]{64}$/.test(first)) throw new CheckError('The server is no Esplora.', nodeFix)
  if (!first.startsWith(id.slice(id.indexOf(':') + 1)))
    throw new CheckError('The server is of another network.', chainFix)
  return `block ${await read('/blocks/tip/height')}`
}
