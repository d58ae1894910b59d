import { tokens } from '@latchkit/test/source/contracts/tokens'
import type { EvmChain } from '../evm/evmChain.js'
import type { SolanaChain } from '../solana/SolanaChain.js'

/** The chains that the treasury pays on. */
export type Treasury = {
  readonly chains: readonly EvmChain[]
  readonly solana: SolanaChain | undefined
}

/** A provider of the devnet. Both belong to one server, and differ in their fees. */
export type DevnetProvider = {
  readonly id: string
  readonly name: string
  /** Fee in percent of the payment. */
  readonly feePercent: bigint
  /** In hundredths. */
  readonly networkFee: bigint
}

/** The providers. */
export const providers: readonly DevnetProvider[] = [
  { id: 'devnet-card', name: 'Devnet Card', feePercent: 1n, networkFee: 50n },
  { id: 'devnet-express', name: 'Devnet Express', feePercent: 2n, networkFee: 25n },
]

/** A currency that can be bought. */
export type DevnetCurrency = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** In hundredths of the currency of the payment. */
  readonly price: bigint
  /** Address of the token; absent for the native one. */
  readonly address?: string | undefined
  readonly namespace: 'eip155' | 'solana'
}

const dollar = tokens.find(({ symbol }) => symbol === 'TUSD')

/** The currencies, at fixed prices. */
const currencies: readonly DevnetCurrency[] = [
  { symbol: 'ETH', name: 'Ether', decimals: 18, price: 300_000n, namespace: 'eip155' },
  {
    ...{ symbol: 'TUSD', name: 'Test Dollar', decimals: 6, price: 100n, namespace: 'eip155' },
    address: dollar?.address,
  },
  { symbol: 'SOL', name: 'Solana', decimals: 9, price: 15_000n, namespace: 'solana' },
]

const limits = [{ id: 'card', min: '10.00', max: '7500.00' }]

/** Creates the answer of `/options`. */
export function createOptions({ chains, solana }: Treasury): object {
  const evm = chains.map(({ id, name }) => ({
    name: `devnet-${id}`,
    display_name: name,
    chain_id: String(id),
    caip_network_id: `eip155:${id}`,
  }))
  const cluster = solana && {
    name: 'devnet-solana',
    display_name: solana.name,
    chain_id: '0',
    caip_network_id: solana.caipNetworkId,
  }
  return {
    paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, payment_method_limits: limits })),
    purchaseCurrencies: currencies.flatMap(({ symbol, name, namespace, address = '' }) => {
      const networks = namespace === 'solana' ? (cluster ? [cluster] : []) : evm
      if (networks.length === 0) return []
      const all = networks.map((network) => ({ ...network, contract_address: address }))
      return [{ id: symbol.toLowerCase(), name, symbol, networks: all }]
    }),
  }
}

/** A quote of a payment, in base units and in hundredths. */
export type DevnetQuote = {
  readonly currency: DevnetCurrency
  readonly units: bigint
  readonly total: bigint
  readonly fee: bigint
  readonly networkFee: bigint
}

/** @returns `undefined` for a currency or an amount that the provider does not have. */
export function createQuote(
  { feePercent, networkFee }: DevnetProvider,
  symbol: string,
  amount: string,
): DevnetQuote | undefined {
  const currency = currencies.find((one) => one.symbol === symbol)
  const total = parseCents(amount)
  if (!currency || total === undefined || total < 1_000n || total > 750_000n) return undefined
  const fee = (total * feePercent + 99n) / 100n
  // Rounded down to 6 decimals, so that a number of JSON is exact.
  const step = 10n ** BigInt(Math.max(0, currency.decimals - 6))
  const units = ((total - fee - networkFee) * 10n ** BigInt(currency.decimals)) / currency.price
  return { currency, units: units - (units % step), total, fee, networkFee }
}

function parseCents(amount: string): bigint | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(amount) ?? []
  if (whole === '' || /[1-9]/.test(fraction.slice(2))) return undefined
  return BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
}

/** Decimal text of base units. */
export function toDecimal(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
}
