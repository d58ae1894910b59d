import type { SendReviewModel, TransferProblem } from '@latchkit/core'
import { createNft } from '../nfts/createNft.fixtures.js'
import { fixtures } from './SendReviewView.fixtures.js'

type Ready = Extract<SendReviewModel, { status: 'ready' }>

const { ready } = fixtures
const name = 'alice.eth'

export const named: SendReviewModel = { ...ready, to: { ...ready.to, name } }

/** The name leads to another address than when the review began. */
export const moved: SendReviewModel = {
  ...ready,
  to: { ...ready.to, name, isMoved: true, notices: [{ type: 'first-transfer' }] },
  error: { code: 'review-changed' },
}

export const nameFailed: SendReviewModel = { ...ready, to: { ...ready.to, name }, nameProblem: 'unreachable' }

const { total: _total, value: _value, ...withoutValue } = ready

export const nft721: SendReviewModel = {
  ...withoutValue,
  nft: createNft(1),
  token: { ...ready.token, address: `0x${'b'.repeat(40)}`, symbol: '', decimals: 0, amount: 1n },
  amount: 1n,
}

export const nft1155: SendReviewModel = {
  ...nft721,
  nft: createNft(2, { standard: 'erc1155', amount: 25n }),
  amount: 3n,
}

const solanaFees: Ready['fees'] = [
  { speed: 'slow', fee: 5_001n, value: 8n * 10n ** 14n },
  { speed: 'normal', fee: 5_021n, value: 8n * 10n ** 14n },
  { speed: 'fast', fee: 25_541n, value: 4n * 10n ** 15n },
]
const solanaAddress = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export const sol: Ready = {
  ...ready,
  namespace: 'solana',
  network: { id: solanaChain, name: 'Solana' },
  token: {
    ...ready.token,
    id: `${solanaChain}/`,
    chainId: solanaChain,
    name: 'Solana',
    symbol: 'SOL',
    decimals: 9,
    amount: 4_200_000_000n,
    price: '156.2',
  },
  from: { address: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T' },
  to: { address: solanaAddress, notices: [] },
  amount: 1_500_000_000n,
  value: 2_343n * 10n ** 17n,
  fee: { speed: 'normal', fee: 5_021n, value: 8n * 10n ** 14n },
  fees: solanaFees,
  nativeCurrency: { symbol: 'SOL', decimals: 9 },
  total: 1_500_005_021n,
}

const { total: _solTotal, ...solWithoutTotal } = sol

/** A token for which the recipient has no account yet. */
export const spl: Ready = {
  ...solWithoutTotal,
  token: {
    ...sol.token,
    id: `${solanaChain}/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`,
    address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    amount: 250_000_000n,
    price: '1',
  },
  amount: 25_000_000n,
  value: 25n * 10n ** 18n,
  accountRent: 2_039_280n,
}

/** Token-2022 with a fee. */
export const splFee: SendReviewModel = { ...spl, accountRent: undefined, received: 24_750_000n }

const refused = (problem: TransferProblem): SendReviewModel => ({ ...spl, accountRent: undefined, problem })

export const nonTransferable: SendReviewModel = refused('non-transferable')
export const frozen: SendReviewModel = refused('frozen')
export const memoRequired: SendReviewModel = refused('memo-required')
export const transferHook: SendReviewModel = refused('transfer-hook')
export const paused: SendReviewModel = refused('paused')
export const confidentialOnly: SendReviewModel = refused('confidential-only')
export const toTokenAccount: SendReviewModel = refused('to-token-account')
export const toProgram: SendReviewModel = { ...sol, problem: 'to-program' }
export const leavesTooLittle: SendReviewModel = { ...sol, problem: 'leaves-too-little' }
export const recipientMinimum: SendReviewModel = { ...sol, amount: 1n, problem: 'recipient-minimum' }

const bitcoinChain = 'bip122:000000000019d6689c085ae165831e93'

export const btc: Ready = {
  ...ready,
  namespace: 'bip122',
  network: { id: bitcoinChain, name: 'Bitcoin' },
  token: {
    ...ready.token,
    id: `${bitcoinChain}/`,
    chainId: bitcoinChain,
    name: 'Bitcoin',
    symbol: 'BTC',
    decimals: 8,
    amount: 5_000_000n,
    price: '92000',
  },
  from: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  to: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', notices: [] },
  amount: 120_000n,
  value: 1104n * 10n ** 17n,
  fee: { speed: 'normal', fee: 564n, value: 52n * 10n ** 16n },
  fees: [
    { speed: 'slow', fee: 282n, value: 26n * 10n ** 16n },
    { speed: 'normal', fee: 564n, value: 52n * 10n ** 16n },
    { speed: 'fast', fee: 1_692n, value: 156n * 10n ** 16n },
  ],
  nativeCurrency: { symbol: 'BTC', decimals: 8 },
  total: 120_564n,
}

export const btcWalletFee: SendReviewModel = { ...btc, isFeeEstimate: true }
export const btcDust: SendReviewModel = { ...btc, amount: 100n, problem: 'dust' }
export const btcMax: SendReviewModel = { ...btc, isFeeEstimate: true, problem: 'wallet-sets-fee' }
