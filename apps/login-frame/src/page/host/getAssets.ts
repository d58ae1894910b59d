import type { CaipNetworkId } from '@latchkit/core/schema'
import type { PlainData, RpcRequest } from '@latchkit/frame-client'
import { FrameHandlerError } from '@latchkit/frame-client/host'
import { encodeFunctionData, erc20Abi, type Hex, isAddress, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { FrameChain, FrameConfig } from '../config/FrameConfig.js'
import { toNetwork } from '../config/toNetwork.js'
import { toQuantity } from '../rpc/toQuantity.js'
import { readToken } from '../simulation/readToken.js'
import type { WalletCallsContext } from './handleWalletCalls.js'
import { isSameText } from './isSameText.js'

/** Tokens that one request can ask for. */
const tokensMax = 100

const hex = z.string().check(z.refine((text) => /^0x[\da-f]{1,64}$/i.test(text)))
const asset = z.object({ address: z.string(), type: z.string() })
const paramsSchema = z.tuple([
  z.object({
    account: z.string().check(z.refine((text) => isAddress(text, { strict: false }))),
    assetFilter: z.optional(z.record(hex, z.array(asset))),
    assetTypeFilter: z.optional(z.array(z.string())),
    chainFilter: z.optional(z.array(hex)),
  }),
])

/** Dependencies of `wallet_getAssets`. */
export type AssetsContext = Pick<
  WalletCallsContext,
  'rpc' | 'copy' | 'chainId' | 'findAccount' | 'signal'
> & { readonly config: Pick<FrameConfig, 'chains'> }

/**
 * Returns the assets of the account by chain, from the nodes of the frame: the native token, and the ERC-20 tokens that the app names in
 * `assetFilter`. The frame has no list of tokens. An asset of another type, and an address without a token, is left out.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 * @throws `FrameHandlerError`, or `RpcError` if a node does not answer
 */
export async function getAssets({ params }: RpcRequest, context: AssetsContext): Promise<PlainData> {
  const parsed = paramsSchema.safeParse(params)
  if (!parsed.success)
    throw new FrameHandlerError({ message: context.copy.errors.invalid_request, rpcCode: -32602 })
  const [{ account, assetFilter, assetTypeFilter: types, chainFilter }] = parsed.data
  const { config, findAccount, copy } = context
  const own = config.chains.filter(
    ({ chainId }) => isEvm(chainId) && isSameText(findAccount(chainId).address, account),
  )
  if (own.length === 0) throw new FrameHandlerError({ message: copy.errors.account_changed, rpcCode: 4100 })
  const byChain = new Map(Object.entries(assetFilter ?? {}).map(([id, assets]) => [BigInt(id), assets]))
  const wanted = chainFilter?.map(BigInt)
  const chains = own.flatMap((chain) => {
    const id = BigInt(chain.chainId.slice('eip155:'.length))
    const assets = assetFilter ? byChain.get(id) : [{ address: 'native', type: 'native' }]
    if (!assets || (wanted && !wanted.includes(id))) return []
    const asked = assets.filter(({ type }) => !types || types.some((each) => isSameText(each, type)))
    return [{ id, chain, assets: asked }]
  })
  if (chains.reduce((sum, { assets }) => sum + assets.length, 0) > tokensMax)
    throw new FrameHandlerError({ message: copy.errors.invalid_request, rpcCode: -32602 })
  const entries = chains.map(async ({ id, chain, assets }) => {
    const read = assets.map(({ address, type }) => {
      if (isSameText(type, 'native')) return readNative(chain, account, context)
      return isSameText(type, 'erc20') ? readErc20(chain, { address, account }, context) : undefined
    })
    return [numberToHex(id), (await Promise.all(read)).filter((each) => each !== undefined)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function readNative(chain: FrameChain, account: string, { rpc, signal }: AssetsContext) {
  const { chainId } = chain
  const balance = await rpc({ chainId, method: 'eth_getBalance', params: [account, 'latest'], signal })
  const { name, symbol, decimals } = toNetwork(chain).nativeCurrency
  return {
    address: 'native',
    balance: numberToHex(toQuantity(balance)),
    type: 'native',
    metadata: { name, symbol, decimals },
  }
}

/** Returns `undefined` for an address without a token. */
async function readErc20(
  { chainId }: FrameChain,
  { address, account }: { readonly address: string; readonly account: string },
  { rpc, signal }: AssetsContext,
) {
  if (!isAddress(address, { strict: false })) return undefined
  const ask = (method: string, params: readonly unknown[]) => rpc({ chainId, method, params, signal })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account as Hex] })
  const token = await readToken(address, ask)
  if (!token) return undefined
  const balance = await ask('eth_call', [{ to: address, data }, 'latest'])
  // The symbol is what the contract says, and unverified. It is the name too.
  const metadata = { name: token.symbol, symbol: token.symbol, decimals: token.decimals }
  return { address, balance: numberToHex(toQuantity(balance)), type: 'erc20', metadata }
}

const isEvm = (chainId: CaipNetworkId): boolean => chainId.startsWith('eip155:')
