import { type Address, encodeFunctionData, erc20Abi, isHex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { tokens } from '../../contracts/tokens.js'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import type { Method, WalletContext } from '../context.js'
import { address, parseParams } from '../params.js'
import { signer } from './signing.js'

const decimals = z.number().check(z.gte(0), z.lte(36))
/** Some apps send them as text, and MetaMask accepts it. */
const decimalText = z.string().check(z.regex(/^([0-9]|[12][0-9]|3[0-6])$/))
const watchParams = z.looseObject({
  type: z.literal('ERC20', 'is not ERC20'),
  options: z.looseObject({
    address,
    symbol: z.optional(z.string('is not text').check(z.maxLength(11, 'is too long'))),
    decimals: z.optional(z.union([decimals, decimalText], 'is not a number')),
  }),
})
const assetsParams = z.tuple([
  z.looseObject({ account: address, chainFilter: z.optional(z.array(z.string())) }),
])
const capabilitiesParams = z.tuple([address], z.unknown())

/**
 * EIP-747, ERC-7811, and the part of EIP-5792 that reports capabilities.
 *
 * @see https://eips.ethereum.org/EIPS/eip-747
 * @see https://eips.ethereum.org/EIPS/eip-7811
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export const assetMethods: Readonly<Record<string, Method>> = {
  async wallet_watchAsset(context, params) {
    const { options } = parseParams(watchParams, params)
    await context.ask('wallet_watchAsset', params)
    context.watch({
      address: options.address,
      symbol: options.symbol,
      decimals: toOptionalNumber(options.decimals),
    })
    return true
  },
  wallet_getCapabilities(context, params) {
    const [account] = parseParams(capabilitiesParams, params)
    signer(context, account)
    const { atomic, reportsAssets, callsVersion, callsChainIds, sponsorsCalls } = context.state()
    const status = atomic === 'rejected' ? 'ready' : atomic
    const capabilities = {
      ...(callsVersion === '1.0' ? { atomicBatch: { supported: true } } : { atomic: { status } }),
      ...(sponsorsCalls && { paymasterService: { supported: true } }),
      ...(reportsAssets && { assetDiscovery: { supported: true } }),
    }
    const chains = context.getKnownChains().filter(({ id }) => isListed(callsChainIds, id))
    return Object.fromEntries(chains.map(({ id }) => [numberToHex(id), capabilities]))
  },
  async wallet_getAssets(context, params) {
    if (!context.state().reportsAssets) throw unsupported()
    const [{ account, chainFilter }] = parseParams(assetsParams, params)
    signer(context, account)
    const chains = context
      .getKnownChains()
      .filter(({ id }) => chainFilter === undefined || chainFilter.includes(numberToHex(id)))
    const assets = chains.map(async ({ id, rpcUrl }) => [
      numberToHex(id),
      await readAssets(context, rpcUrl, account),
    ])
    return Object.fromEntries(await Promise.all(assets))
  },
}

const isListed = (ids: readonly number[] | 'all', id: number): boolean => ids === 'all' || ids.includes(id)

function unsupported(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.unsupportedMethod, 'wallet_getAssets is not supported.')
}

function toOptionalNumber(value: number | string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}

/** Reads what the account has from the node. Tokens of which it has nothing are left out. */
async function readAssets(
  { nodeAt }: WalletContext,
  rpcUrl: string,
  account: Address,
): Promise<readonly object[]> {
  const read = async (method: string, params: readonly unknown[]) => {
    const answer = await nodeAt(rpcUrl, method, params)
    return isHex(answer) ? numberToHex(BigInt(answer)) : '0x0'
  }
  const native = {
    ...{ type: 'native', address: 'native', balance: await read('eth_getBalance', [account, 'latest']) },
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const erc20 = tokens.map(async ({ address: to, name, symbol, decimals }) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
    const balance = await read('eth_call', [{ to, data }, 'latest'])
    return { type: 'erc20', address: to, balance, metadata: { name, symbol, decimals } }
  })
  return [native, ...(await Promise.all(erc20))].filter(({ balance }) => balance !== '0x0')
}
