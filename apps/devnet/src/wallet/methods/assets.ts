import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { Method } from '../context.js'
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
const capabilitiesParams = z.tuple([address], z.unknown())

/** EIP-747, and the part of EIP-5792 that reports missing capabilities. */
export const assetMethods: Readonly<Record<string, Method>> = {
  async wallet_watchAsset(context, params) {
    const { options } = parseParams(watchParams, params)
    await context.ask('wallet_watchAsset', params)
    context.watch({ address: options.address, symbol: options.symbol, decimals: toNumber(options.decimals) })
    return true
  },
  wallet_getCapabilities(context, params) {
    const [account] = parseParams(capabilitiesParams, params)
    signer(context, account)
    return Object.fromEntries(
      context.getKnownChains().map(({ id }) => [numberToHex(id), { atomic: { status: 'unsupported' } }]),
    )
  },
}

function toNumber(value: number | string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}
