import type { HistoryTransaction, HistoryTransfer } from './historySchema.js'

/** The account of the transactions. */
export const account = '0x00000000000000000000000000000000000a11ce'
/** The address that receives them. */
export const receiver = '0x0000000000000000000000000000000000000b0b'

/** Creates a valid transfer of the server: 1.5 USDC, sent. */
export function createTransfer(overrides: Partial<HistoryTransfer> = {}): HistoryTransfer {
  return {
    fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: 'https://icons.example/usdc.png' } },
    nft_info: null,
    direction: 'out',
    quantity: { numeric: '1.5' },
    value: 1.5,
    price: 1,
    ...overrides,
  }
}

/** Creates a valid transaction of the server on Ethereum. `index`: determines its id, hash and time. */
export function createHistoryItem(
  index = 0,
  {
    metadata,
    ...overrides
  }: Partial<Omit<HistoryTransaction, 'metadata'>> & {
    readonly metadata?: Partial<HistoryTransaction['metadata']>
  } = {},
): HistoryTransaction {
  return {
    id: `id-${index}`,
    metadata: {
      operationType: 'send',
      hash: `0x${index.toString(16).padStart(64, '0')}`,
      minedAt: new Date(Date.UTC(2026, 4, 4, 12, 0) - index * 60_000).toISOString(),
      sentFrom: account,
      sentTo: receiver,
      status: 'confirmed',
      nonce: index,
      application: null,
      chain: 'eip155:1',
      ...metadata,
    },
    transfers: [createTransfer()],
    ...overrides,
  }
}
