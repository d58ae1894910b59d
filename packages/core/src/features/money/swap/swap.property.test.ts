import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FakeWallet } from '../../../testing/fakeWallet.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { cancelRequest } from '../../wallet/request/cancelRequest.js'
import { approveReview } from '../review/approveReview.js'
import { swapReview } from '../swap-review/swapReview.js'
import { approveSwap } from './approveSwap.js'
import { closeSwap } from './closeSwap.js'
import { executeTogether } from './executeTogether.fixtures.js'
import { flipSwap } from './flipSwap.js'
import { refreshSwap } from './refreshSwap.js'
import { reviewSwap } from './reviewSwap.js'
import { setSwapSpeed } from './setSwapSpeed.js'
import { setUpPermit, setUpPermit2 } from './setUpPermit.fixtures.js'
import { type SwapWorld, sellUsdc, setUpSwap } from './setUpSwap.fixtures.js'
import { updateSwap } from './updateSwap.js'
import { watchSwap } from './watchSwap.js'

/** How a swap can begin: by an approval, a permit of the token, one for Permit2, or all calls together. */
const kinds = {
  approve: setUpSwap,
  permit: () => setUpPermit(),
  permit2: () => setUpPermit2(),
  batch: setUpSwap,
} satisfies Readonly<Record<string, () => Promise<SwapWorld>>>

type Kind = keyof typeof kinds

/** A swap under review, and everything that its wallet has signed. */
class World {
  readonly swap: SwapWorld
  readonly batches: readonly unknown[]
  readonly stop: () => void
  /** The batches that the wallet has not responded to. */
  readonly waiting: { readonly approve: () => void; readonly decline: () => void }[] = []
  open = 0

  constructor(swap: SwapWorld, isBatch: boolean) {
    this.swap = swap
    this.batches = isBatch ? this.answerBatches() : []
    this.stop = watchSwap(swap.kit)
  }

  static async create(kind: Kind): Promise<World> {
    const world = new World(await kinds[kind](), kind === 'batch')
    const { prepare, chain, kit, wallet } = world.swap
    // The fake router takes what Permit2 allows without an allowance.
    chain.acceptsPermits = kind === 'permit2'
    await prepare(sellUsdc)
    await reviewSwap(kit)
    chain.acceptsPermits = kind.startsWith('permit')
    wallet.behavior = 'hangs'
    return world
  }

  /** The wallet asks its user before it executes calls together. */
  private answerBatches(): readonly unknown[] {
    const { evm, wallet } = this.swap
    const { batches } = executeTogether(this.swap)
    const execute = evm.request
    evm.request = async (request) => {
      if (request.method !== 'wallet_sendCalls') return execute?.(request)
      const { behavior } = wallet
      const code = behavior === 'rejects' ? 4001 : behavior === 'malformed' ? 5750 : -32_603
      if (behavior === 'hangs')
        await new Promise<void>((approve, reject) => {
          this.waiting.push({ approve, decline: () => reject({ code: 4001, message: 'Declined' }) })
        })
      else if (behavior !== 'approves') throw { code, message: 'Not executed' }
      return execute?.(request)
    }
    return batches
  }

  /** Counts an action as pending until it settles, with any result. */
  readonly follow = (action: Promise<unknown>): void => {
    this.open += 1
    const close = () => {
      this.open -= 1
    }
    action.then(close, close)
  }

  respond(answer: 'approve' | 'reject'): void {
    const { wallet } = this.swap
    wallet[answer]()
    for (const { approve, decline } of this.waiting.splice(0)) answer === 'approve' ? approve() : decline()
  }

  /** The reviews of the writes that the wallet has signed, one for each. */
  getSigned(): readonly string[] {
    const reviews = new Map<string, string>()
    const signed: string[] = []
    for (const fact of this.swap.facts) {
      if (fact.feature === 'swapReview' && fact.type === 'approved') {
        // One approval is not asked for twice.
        expect(reviews.has(fact.write.id)).toBe(false)
        reviews.set(fact.write.id, fact.id)
      }
      if (fact.feature !== 'request' || !('result' in fact) || fact.result === undefined) continue
      const review = reviews.get(fact.id)
      if (review === undefined) throw new TypeError('A write without an approval')
      signed.push(review)
    }
    return signed
  }

  check(): void {
    const { evm } = this.swap
    const signed = this.getSigned()
    expect(new Set(signed).size).toBe(signed.length)
    // No write is unknown to the kit, and none is counted twice.
    expect(evm.sent.length + evm.signed.length + this.batches.length).toBe(signed.length)
  }
}

type Step = (world: World) => unknown

const inWallet =
  (act: (wallet: FakeWallet) => void): Step =>
  ({ swap }) =>
    act(swap.wallet)

const behavior = fc.constantFrom('approves', 'rejects', 'hangs', 'hangs', 'fails', 'malformed')

/** Clicks on "Approve": one, or several before anything can answer. A view that is not rendered again approves what it shows. */
const clicks = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()).map(
  ([count, isStale]): Step =>
    (world) => {
      const { kit } = world.swap
      const { swapReview: shown } = kit.getState()
      for (let index = 0; index < count; index++) {
        const isApproved = isStale && shown && shown.status !== 'idle'
        world.follow(isApproved ? approveReview(kit, swapReview, shown) : approveSwap(kit))
      }
    },
)

/** The user approves, in the app and in the wallet, and the step is executed. */
const proceed: Step = async (world) => {
  world.follow(approveSwap(world.swap.kit))
  await nextMacrotask()
  world.respond('approve')
  await nextMacrotask()
  world.swap.mine()
  await nextMacrotask()
}

const ofPage: fc.Arbitrary<Step> = fc.constantFrom<Step>(
  (world) => world.follow(reviewSwap(world.swap.kit)),
  ({ swap }) => closeSwap(swap.kit),
  ({ swap }) => setSwapSpeed(swap.kit, { speed: 'fast' }),
  ({ swap }) => isConnected(swap) && flipSwap(swap.kit),
  ({ swap }) => isConnected(swap) && refreshSwap(swap.kit),
  ({ swap }) => isConnected(swap) && updateSwap(swap.kit, sellUsdc),
  ({ swap }) => isConnected(swap) && updateSwap(swap.kit, { amount: '50' }),
)

const cancel: Step = ({ swap }) => cancelRequest(swap.kit)

const ofWallet: fc.Arbitrary<Step> = fc.oneof(
  behavior.map((how) =>
    inWallet((wallet) => {
      wallet.behavior = how
    }),
  ),
  fc.constantFrom('approve', 'reject').map(
    (answer): Step =>
      (world) =>
        world.respond(answer),
  ),
  fc.constantFrom<Step>(
    inWallet((wallet) => wallet.switchAccount(wallet.accounts[1] ?? wallet.accounts[0])),
    inWallet((wallet) => wallet.switchChain(testNetworks[1].caipNetworkId)),
    inWallet((wallet) => wallet.switchChain(testNetworks[0].caipNetworkId)),
    inWallet((wallet) => wallet.disconnect()),
    (world) => world.follow(connect(world.swap.kit, { connectorId: 'io.fake' })),
  ),
)

/** The network, the server, and time. */
const ofWorld: fc.Arbitrary<Step> = fc.constantFrom<Step>(
  ({ swap }) => swap.mine(),
  ({ swap }) => swap.clock.advance(200),
  ({ swap }) => swap.clock.advance(10_000),
  ({ swap }) => {
    swap.chain.price += 100n
  },
  ({ swap }) => {
    swap.evm.receipt = swap.evm.receipt === 'success' ? 'reverted' : 'success'
  },
  ({ swap }) => {
    swap.source.changeQuote = (quote) => ({ ...quote, toAmount: (quote.toAmount * 99n) / 100n })
  },
  ({ swap }) => {
    const { getQuotes } = swap.source
    swap.source.getQuotes = () => Promise.reject(new TypeError('The server is down'))
    swap.clock.setTimeout(() => {
      swap.source.getQuotes = getQuotes
    }, 10_000)
  },
)

const isConnected = ({ kit }: SwapWorld): boolean => kit.getState().connection.eip155?.status === 'connected'

const step = fc.oneof(
  { weight: 3, arbitrary: clicks },
  { weight: 1, arbitrary: fc.constantFrom(proceed, cancel) },
  { weight: 2, arbitrary: ofPage },
  { weight: 3, arbitrary: ofWallet },
  { weight: 2, arbitrary: ofWorld },
)
/** Whether pending answers arrive before the next step. */
const tick = fc.tuple(step, fc.boolean())

test.each(Object.keys(kinds) as Kind[])(
  'behavior: no order of events makes two writes of one review: %s',
  async (kind) => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(tick, { maxLength: 20, size: 'max' }), async (ticks) => {
        const world = await World.create(kind)
        for (const [take, isAwaited] of ticks) {
          await take(world)
          if (isAwaited) await nextMacrotask()
        }
        // The wallet approves all that it was ever asked for.
        world.swap.wallet.behavior = 'approves'
        for (let round = 0; round < 3; round++) {
          world.respond('approve')
          await nextMacrotask()
          world.check()
        }
        closeSwap(world.swap.kit)
        await nextMacrotask()
        expect(world.open).toBe(0)
        count += world.getSigned().length
        world.stop()
        world.swap.kit.destroy()
      }),
    )
    // Otherwise the property says nothing.
    expect(count).toBeGreaterThan(20)
  },
)
