import { readFileSync } from 'node:fs'
import { identityResponseSchema, priceResponseSchema } from '@latchkit/blockchain-api/contract'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import { chainsSchema } from '../../chain/rpcProxy/Chain.js'
import { SourceError } from '../../data/sources/BalanceSource.js'
import { requestJson } from '../../data/sources/requestJson.js'
import type { LiveCheck, LiveInput, LiveService } from './LiveCheck.js'

type PriceKind = NonNullable<NonNullable<Chain['sources']>['prices']>[number]
type Network = {
  readonly preset: string
  readonly variable: string
  readonly prices: readonly PriceKind[]
  readonly native: { readonly symbol: string; readonly address: string }
}

const projectId = 'latchkit-live-check'
/** An account with a name, and the name. */
const named = { address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', name: 'vitalik.eth' }
const ethereum: Network = {
  ...{ preset: 'ethereum', variable: 'ETHEREUM_RPC_URL', prices: ['chainlink', 'uniswapV3', 'uniswapV2'] },
  native: { symbol: 'ETH', address: `0x${'e'.repeat(40)}` },
}
const solana: Network = {
  ...{ preset: 'solana', variable: 'SOLANA_RPC_URL', prices: ['pyth'] },
  native: { symbol: 'SOL', address: `So${'1'.repeat(41)}` },
}

/** The contracts and programs of public chains that the gateway reads, through a node. */
export const nodeServices: Readonly<Record<'ethereum' | 'solana', LiveService>> = {
  ethereum: {
    variables: { [ethereum.variable]: 'a node of Ethereum, with its key' },
    createChecks: async (input) => [...createPriceChecks(ethereum, input), ['names', createNameCheck(input)]],
  },
  solana: {
    variables: { [solana.variable]: 'a node of Solana, with its key' },
    createChecks: async (input) => createPriceChecks(solana, input),
  },
}

/** Creates a check for each kind of source, with the feeds and pools of the preset. */
function createPriceChecks(network: Network, input: LiveInput): readonly LiveCheck[] {
  const { native } = network
  return network.prices.map((kind) => [
    kind,
    (signal) =>
      withGateway(network, kind, input, async (url, chainId) => {
        const id = `${chainId}:${native.address}`
        const body = JSON.stringify({ projectId, currency: 'usd', addresses: [id] })
        const { value } = await requestJson({ url: new URL(`${url}/v1/fungible/price`), body, signal })
        const { data } = priceResponseSchema.safeParse(value)
        const price = data?.fungibles[0]?.price
        if (!price) throw new SourceError('the chain answers without a price that is new enough')
        return `1 ${native.symbol} is ${price} USD`
      }),
  ])
}

/** Creates the check of ENS. */
const createNameCheck =
  (input: LiveInput): LiveCheck[1] =>
  (signal) =>
    withGateway(ethereum, 'chainlink', input, async (url) => {
      const { value } = await requestJson({
        ...{ url: new URL(`${url}/v1/identity/${named.address}?projectId=${projectId}`), signal },
      })
      const name = identityResponseSchema.safeParse(value).data?.name
      if (name !== named.name) throw new SourceError(`the name is ${name ?? 'unknown'}, not ${named.name}`)
      return name
    })

/** Runs a gateway in this process, which has only the chain of the preset, one source of prices, and the node of the operator. */
async function withGateway(
  { preset, variable }: Network,
  kind: PriceKind,
  { values, now }: LiveInput,
  use: (url: string, chainId: string) => Promise<string>,
): Promise<string> {
  const { startGateway } = await import('../startGateway.js')
  const file = new URL(`../../../presets/${preset}.json`, import.meta.url)
  const { chains } = chainsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const [chain] = chains
  if (!chain) throw new Error(`The preset ${preset} has no chain.`)
  const own: Chain = { ...chain, http: [values[variable] ?? ''], ws: undefined, sources: { prices: [kind] } }
  const gateway = await startGateway({ chains: [own], now })
  try {
    return await use(gateway.url, own.id)
  } finally {
    await gateway.stop()
  }
}
