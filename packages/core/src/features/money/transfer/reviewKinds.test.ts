import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { BitcoinTransferFacts } from '../../../ports/BitcoinMethods.js'
import type { SolanaTransferFacts } from '../../../ports/SolanaMethods.js'
import type { WriteIntent } from '../../wallet/request/writes.js'
import { bitcoinTransfer } from '../bitcoin-transfer/bitcoinTransfer.js'
import { createTransition, initialState } from '../review/machine.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import type { ReviewEvent, ReviewState } from '../review/types.js'
import { solanaTransfer } from '../solana-transfer/solanaTransfer.js'
import { createReviewKind } from './createModuleChain.js'
import { facts, native } from './transfer.fixtures.js'
import { transferReview } from './transferReview.js'
import type { AnyTransferIntent, RecipientFacts, TransferFacts } from './types.js'
import { withNames } from './withNames.js'

const bitcoinIntent: AnyTransferIntent = {
  chainId: 'bip122:000000000019d6689c085ae165831e93',
  from: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  to: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  amount: 20_000n,
  name: 'alice.eth',
}
const coin = { txid: 'a'.repeat(64), vout: 0, value: 500_000n, confirmed: true }
const bitcoinFacts: BitcoinTransferFacts & RecipientFacts = {
  coins: [coin],
  feeRates: { slow: 1, normal: 2, fast: 9 },
  isFeeExact: true,
}

const solanaIntent: AnyTransferIntent = {
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  from: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  to: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  amount: 1_500_000_000n,
  name: 'alice.sol',
}
const solanaFacts: SolanaTransferFacts & RecipientFacts = {
  balance: 10_000_000_000n,
  receiverBalance: 1_000_000_000n,
  leastBalance: 890_880n,
  baseFee: 5_000n,
  unitPrices: { slow: 100n, normal: 1_000n, fast: 20_000n },
  units: 450,
  isContract: false,
}

type Intent = AnyTransferIntent
const isAny = (_: Intent): _ is Intent => true

/** Runs any order of the events of a kind, and returns what the wallet was asked for. */
function runAll<I extends Intent, F extends RecipientFacts, R extends string>(
  kind: ReviewKind<I, F, R>,
  { intent, known, movedTo, result }: { intent: I; known: F; movedTo: string; result: R },
): void {
  type Event = ReviewEvent<I, F, R>
  const transition = createTransition<I, F, R>(kind)
  const id = fc.constantFrom('a', 'b')
  const writeId = fc.constantFrom('w1', 'w2', 'w3')
  const found = fc.constantFrom(known, { ...known, movedTo })
  const error = new UserRejectedError()
  const toStart = (id: string): Event => ({ type: 'start', id, intent })
  const toPrepared = (id: string): Event => ({ type: 'prepared', id, facts: known })
  const toApprove = (id: string, write: string): Event => ({
    type: 'approve',
    id,
    write: { id: write, connectorId: 'c' },
  })
  const start = id.map(toStart)
  const prepared = id.map(toPrepared)
  const approve = fc.tuple(id, writeId).map(([id, write]) => toApprove(id, write))
  const checked = fc.tuple(id, found).map(([id, facts]): Event => ({ type: 'checked', id, facts }))
  const single: fc.Arbitrary<Event> = fc.oneof(
    start,
    prepared,
    approve,
    checked,
    id.map((id): Event => ({ type: 'checkFailed', id, error })),
    writeId.map((writeId): Event => ({ type: 'signed', writeId, result })),
    writeId.map((writeId): Event => ({ type: 'notSigned', writeId, error })),
    fc.constantFrom<Event>({ type: 'close' }, { type: 'setSpeed', speed: 'fast' }),
  )
  // Mostly in the usual order, in which more can happen.
  const events = fc.oneof(
    single.map((one) => [one]),
    id.map((id) => [toStart(id), toPrepared(id)]),
    fc
      .tuple(id, writeId, found)
      .map(([id, write, facts]): Event[] => [
        toStart(id),
        toPrepared(id),
        toApprove(id, write),
        { type: 'checked', id, facts },
      ]),
  )
  let asked = 0
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (groups) => {
      let state: ReviewState<I, F, R> = initialState()
      /** The recipient that the last shown review had when it was approved. */
      let approved: string | undefined
      let isAsked = false
      for (const one of groups.flat()) {
        const before = state
        const { state: next, emit = [] } = transition(state, one)
        state = next
        if (before.status === 'ready' && next.status === 'checking') approved = next.intent.to
        for (const fact of emit) {
          if (fact.type === 'approved') {
            // One approval asks once, and for what was shown.
            expect(isAsked).toBe(false)
            expect(toRecipient(fact.write.intent)).toBe(approved)
            isAsked = true
            asked += 1
          }
          if (fact.type === 'notSent' || fact.type === 'closed' || fact.type === 'sent') isAsked = false
        }
      }
    }),
  )
  expect(asked).toBeGreaterThan(50)
}

function toRecipient(write: WriteIntent): string | undefined {
  if (write.kind === 'solana_transfer') return write.transfer.to
  if (write.kind === 'bip122_sendTransfer') return write.to
  return write.kind === 'sendTransaction' ? write.transaction.to : undefined
}

describe('behavior: no order of events asks the wallet twice for one review, or for another recipient than the shown one', () => {
  test('behavior: EVM', () => {
    const isEvm = (intent: Intent): intent is typeof native => isEvmAddress(intent.to)
    const kind = withNames(transferReview, isEvm)
    const movedTo = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    const intent = { ...native, name: 'alice.eth' }
    runAll<typeof native, TransferFacts, Hex>(kind, { intent, known: facts, movedTo, result: '0x1' })
  })

  test('behavior: Solana', () => {
    const kind = withNames(createReviewKind(solanaTransfer), isAny)
    const movedTo = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    runAll(kind, { intent: solanaIntent, known: solanaFacts, movedTo, result: '1' })
  })

  test('behavior: Bitcoin', () => {
    const kind = withNames(createReviewKind(bitcoinTransfer), isAny)
    const movedTo = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    runAll(kind, { intent: bitcoinIntent, known: bitcoinFacts, movedTo, result: '1' })
  })
})
