import type { SwapBuild } from '../../money/convert/sources/SwapSource.js'
import type { SwapSourceEntry } from '../../money/convert/sources/swapSourcesSchema.js'
import type { LiveService } from './LiveCheck.js'

const evmChainId = 'eip155:1'
const solanaChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const shared: Omit<SwapBuild, 'from' | 'to' | 'amount' | 'account' | 'recipient'> = {
  ...{ slippageBps: 100, deadline: 0, minToAmount: undefined, maxFromAmount: undefined },
  ...{ permit: undefined, permit2: undefined },
  mode: 'exactIn',
}
/** One Ether to USDC, which needs no allowance. The account is a public one that has some. */
const evmBuild: SwapBuild = {
  ...shared,
  from: { chainId: evmChainId, address: `0x${'e'.repeat(40)}` },
  to: { chainId: evmChainId, address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' },
  amount: 10n ** 18n,
  account: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  recipient: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
}
/** One SOL to USDC. */
const solanaBuild: SwapBuild = {
  ...shared,
  from: { chainId: solanaChainId, address: 'So11111111111111111111111111111111111111112' },
  to: { chainId: solanaChainId, address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  amount: 10n ** 9n,
  account: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
}

/** The services of swaps. */
export const swapServices: Readonly<Record<'jupiter' | 'lifi' | 'oneInch' | 'zeroX', LiveService>> = {
  jupiter: createService('JUPITER_API_KEY', solanaBuild, (apiKey, url) => ({ kind: 'jupiter', apiKey, url })),
  lifi: createService('LIFI_API_KEY', evmBuild, (apiKey, url) => ({
    ...{ kind: 'lifi', apiKey, url, chainIds: [evmChainId] },
  })),
  oneInch: createService('ONEINCH_API_KEY', evmBuild, (apiKey, url) => ({
    ...{ kind: 'oneInch', apiKey, url, chainIds: [evmChainId] },
  })),
  zeroX: createService('ZEROX_API_KEY', evmBuild, (apiKey, url) => ({
    ...{ kind: 'zeroX', apiKey, url, chainIds: [evmChainId] },
  })),
}

/** @param swap A swap of tokens that are traded all the time. */
function createService(
  variable: string,
  swap: SwapBuild,
  createEntry: (apiKey: string, url: string | undefined) => SwapSourceEntry,
): LiveService {
  return {
    variables: { [variable]: 'your key' },
    async createChecks({ values, url, now }) {
      const { createSource } = await import('../../money/convert/sources/createSource.js')
      const source = createSource(createEntry(values[variable] ?? '', url))
      const build = { ...swap, deadline: Math.floor(now() / 1_000) + 1_200 }
      return [
        [
          'quote',
          async (signal) => {
            const { fromAmount, toAmount, steps } = await source.quote(build, signal)
            return `${fromAmount} to ${toAmount}, ${steps.map((step) => step.name).join(', ')}`
          },
        ],
        [
          'transaction',
          async (signal) => {
            const built = await source.build(build, signal)
            const bytes =
              built.kind === 'evm'
                ? built.transaction.data.length / 2 - 1
                : Buffer.from(built.transaction, 'base64').length
            return `${bytes} bytes, ${built.fromAmount} to ${built.toAmount}`
          },
        ],
      ]
    },
  }
}
