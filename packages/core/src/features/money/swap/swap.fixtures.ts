import { decodeApproval } from '../../../chains/evm/approvalData.js'
import { decodeSwap } from '../../../chains/evm/decodeSwap.js'
import type { SimulatedEvent } from '../../../chains/evm/simulateEvents.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type {
  EvmSwapTransaction,
  SwapQuote,
  SwapRequest,
  SwapSource,
  SwapStatus,
  SwapToken,
  SwapTransaction,
} from '../../../ports/SwapSource.js'

export const ether: bigint = 10n ** 18n
const chainId: SwapToken['chainId'] = 'eip155:31337'
export const usdc: Hex = `0x${'1'.repeat(40)}`
export const dai: Hex = `0x${'2'.repeat(40)}`
export const router: Hex = `0x${'c'.repeat(40)}`
export const attacker: Hex = `0x${'a'.repeat(40)}`
const weth = `0x${'e'.repeat(39)}1` as const

const make = (symbol: string, decimals: number, address?: Hex): SwapToken => ({
  ...{ chainId, name: symbol, symbol, decimals, canPermit: false },
  ...(address && { address }),
})

/** The selector of a bridge that the kit cannot decode, as of most bridges. */
const lockSelector = '0xb41d9e00'

export const tokens: readonly SwapToken[] = [make('ETH', 18), make('USDC', 6, usdc), make('DAI', 18, dai)]

const word = (value: bigint | string): string =>
  (typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)).padStart(64, '0')

type Call = {
  readonly selector: string
  readonly amounts: readonly bigint[]
  readonly path?: readonly Hex[]
  readonly to?: Hex
}

/** Encodes a call of a router with the functions of Uniswap V2. */
export function encodeCall({ selector, amounts, path = [usdc, weth], to = attacker }: Call): Hex {
  const head = [...amounts, BigInt((amounts.length + 3) * 32)].map(word).join('')
  return `0x${selector}${head}${word(to)}${word(9_999_999_999n)}${word(BigInt(path.length))}${path.map(word).join('')}`
}

/** See `createFakeChain`. */
export type FakeChain = {
  /** By token and account. */
  readonly balances: Map<string, bigint>
  /** By token and spender. */
  readonly allowances: Map<string, bigint>
  /** Part of what the router should pay that it pays, in percent. */
  paysPercent: bigint
  /** What the router takes beside what it should. */
  alsoTakes: { readonly token: string; readonly amount: bigint } | undefined
  /** The events of the router beside those of a swap. */
  emits: readonly SimulatedEvent[]
  canSimulate: boolean
  /** Whether the network simulates events (`eth_simulateV1`). */
  canSimulateEvents: boolean
  isReverting: boolean
  needsReset: boolean
  /** Whether the router takes the token without an allowance, as with a signed permit. */
  acceptsPermits: boolean
  price: bigint
  readonly call: (to: string, data: string, value: bigint) => string | undefined
  readonly answer: (
    transaction: { readonly to: string; readonly data: string },
    block: string,
    overrides?: Readonly<Record<string, unknown>>,
  ) => string
  /** Answers `eth_simulateV1`. */
  readonly simulate: (payload: SimulatedBlocks) => unknown
  readonly toOther: (from: string, to: string, amount: bigint) => bigint
}

/** The first parameter of `eth_simulateV1`. */
type SimulatedBlocks = {
  readonly blockStateCalls: readonly {
    readonly calls: readonly { readonly to: string; readonly data: string; readonly value: string }[]
  }[]
}

/** Creates the event of a contract whose parts are indexed, but for the last one. */
export function createEvent(
  address: string,
  topic: string,
  parts: readonly (bigint | string)[],
): SimulatedEvent {
  const words = parts.map((part) => `0x${word(part)}` as const)
  const [data = '0x'] = words.slice(-1)
  return { address: address as Hex, topics: [topic as Hex, ...words.slice(0, -1)], data }
}

const topics = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
}

/** See `createFakeSource`. */
export type FakeSource = SwapSource & {
  changeQuote: (quote: SwapQuote) => SwapQuote
  changeTransaction: (transaction: EvmSwapTransaction, request: SwapRequest) => SwapTransaction
  /** Of a swap to another chain. */
  status: SwapStatus
  builds: number
  readonly quoteReads: SwapRequest[]
}

/** A chain with two tokens and a router, which executes calls of its functions and simulates with `eth_call`. */
export function createFakeChain(account: Hex): FakeChain {
  const balances = new Map<string, bigint>([
    [`native:${account.toLowerCase()}`, 2n * ether],
    [`${usdc}:${account.toLowerCase()}`, 5_000n * 10n ** 6n],
  ])
  const allowances = new Map<string, bigint>()
  const chain: FakeChain = {
    balances,
    allowances,
    paysPercent: 100n,
    alsoTakes: undefined,
    emits: [],
    canSimulate: true,
    canSimulateEvents: true,
    isReverting: false,
    needsReset: false,
    acceptsPermits: false,
    price: 2_000n,
    call,
    answer,
    simulate,
    toOther,
  }
  /** The events since the start of the call. */
  let events: SimulatedEvent[] = []
  const own = account.toLowerCase()
  const get = (token: string, owner = own) => balances.get(`${token}:${owner}`) ?? 0n
  const add = (token: string, amount: bigint, owner = own) => {
    balances.set(`${token}:${owner}`, get(token, owner) + amount)
    if (token === 'native' || amount === 0n) return
    const parties = amount < 0n ? [owner, router] : [router, owner]
    events.push(createEvent(token, topics.transfer, [...parties, amount < 0n ? -amount : amount]))
  }

  function call(to: string, data: string, value: bigint): string | undefined {
    const target = to.toLowerCase()
    const owner = `0x${data.slice(-40).toLowerCase()}`
    if (data.startsWith('0x70a08231')) return word(get(target, owner))
    if (data.startsWith('0xdd62ed3e')) return word(allowances.get(`${target}:0x${data.slice(-40)}`) ?? 0n)
    if (target.startsWith('0xba1a')) return word(get('native', owner))
    const approval = decodeApproval(data)
    if (approval) {
      const key = `${target}:${approval.spender}`
      if (chain.needsReset && (allowances.get(key) ?? 0n) > 0n && approval.amount > 0n) return undefined
      allowances.set(key, approval.amount)
      events.push(createEvent(target, topics.approval, [own, approval.spender, approval.amount]))
      return word(1n)
    }
    if (chain.isReverting) return undefined
    if (target === router) events.push(...chain.emits)
    if (data.startsWith(lockSelector)) return lock(target, data, value)
    const swap = decodeSwap(data)
    const isKnown = swap !== undefined && swap !== 'invalid'
    const sell = isKnown && swap.isNativeSold ? 'native' : usdc
    const buy = isKnown && swap.isNativeBought ? 'native' : sell === 'native' ? usdc : dai
    const paid = sell === 'native' ? value : isKnown ? (swap.sold ?? 0n) : 0n
    if (sell !== 'native') {
      const key = `${usdc}:${target}`
      const allowance = allowances.get(key) ?? 0n
      if (!chain.acceptsPermits && allowance < paid) return undefined
      if (allowance >= paid) allowances.set(key, allowance - paid)
    }
    add(sell, -paid)
    const due = toOther(sell, buy, paid)
    add(buy, (due * chain.paysPercent) / 100n, isKnown ? swap.recipient : own)
    if (chain.alsoTakes) add(chain.alsoTakes.token, -chain.alsoTakes.amount)
    return ''
  }

  /** Takes what is sold to another chain: more of it than the call says by `alsoTakes`. */
  function lock(target: string, data: string, value: bigint): string | undefined {
    const amount = BigInt(`0x${data.slice(74, 138)}`)
    const key = `${usdc}:${target}`
    const isNative = BigInt(`0x${data.slice(10, 74)}`) === 0n
    const allowance = allowances.get(key) ?? 0n
    if (isNative ? value !== amount : allowance < amount) return undefined
    if (!isNative) allowances.set(key, allowance - amount)
    add(isNative ? 'native' : usdc, -amount)
    if (chain.alsoTakes) add(chain.alsoTakes.token, -chain.alsoTakes.amount)
    return ''
  }

  function toOther(from: string, to: string, amount: bigint): bigint {
    const usd =
      from === 'native' ? (amount * chain.price) / 10n ** 12n : from === dai ? amount / 10n ** 12n : amount
    return to === 'native' ? (usd * 10n ** 12n) / chain.price : to === dai ? usd * 10n ** 12n : usd
  }

  /** Returns a function that takes back all changes since now. */
  function save(): () => void {
    const saved = [
      [balances, new Map(balances)],
      [allowances, new Map(allowances)],
    ] as const
    return () => {
      for (const [map, before] of saved) {
        map.clear()
        for (const [key, amount] of before) map.set(key, amount)
      }
    }
  }

  function simulate({ blockStateCalls }: SimulatedBlocks): unknown {
    if (!chain.canSimulate || !chain.canSimulateEvents) throw new TypeError('The method does not exist')
    const restore = save()
    const calls = blockStateCalls[0]?.calls.map(({ to, data, value }) => {
      events = []
      const output = call(to, data, BigInt(value))
      return output === undefined
        ? { status: '0x0', returnData: '0x', logs: [] }
        : { status: '0x1', returnData: `0x${output}`, logs: events }
    })
    restore()
    return [{ calls }]
  }

  /** Answers `eth_call`, with the batch of `simulateCalls` if the account's code is replaced. */
  function answer(
    transaction: { readonly to: string; readonly data: string },
    _block: string,
    overrides?: Readonly<Record<string, unknown>>,
  ): string {
    if (!overrides) return `0x${call(transaction.to, transaction.data, 0n) ?? ''}`
    if (!chain.canSimulate) return '0x'
    const restore = save()
    let rest = transaction.data.slice(2)
    let result = ''
    const take = (size: number) => {
      const taken = rest.slice(0, size)
      rest = rest.slice(size)
      return taken
    }
    while (rest !== '') {
      const to = `0x${take(64).slice(24)}`
      const value = BigInt(`0x${take(64)}`)
      const data = `0x${take(Number(BigInt(`0x${take(64)}`)) * 2)}`
      const output = call(to, data, value)
      result += word(output === undefined ? 0n : 1n)
      result += word(BigInt((output ?? '').length / 2)) + (output ?? '')
    }
    restore()
    return `0x${result}`
  }

  return chain
}

/** A server whose answers a test can replace. */
export function createFakeSource(chain: FakeChain): FakeSource {
  const source: FakeSource = {
    changeQuote: (quote) => quote,
    changeTransaction: (transaction) => transaction,
    status: { status: 'unknown' },
    builds: 0,
    quoteReads: [],
    async getTokens({ chainId: id }) {
      return tokens.map((token) => ({ ...token, chainId: id }))
    },
    async getQuotes(request) {
      source.quoteReads.push(request)
      const from = request.from ?? 'native'
      const to = request.to ?? 'native'
      const isExactIn = request.mode === 'exactIn'
      const other = isExactIn
        ? chain.toOther(from, to, request.amount)
        : chain.toOther(to, from, request.amount)
      const amounts = isExactIn
        ? { fromAmount: request.amount, toAmount: other }
        : { fromAmount: other, toAmount: request.amount }
      const crossing = request.toChainId && {
        ...{ source: { id: 'bridge', name: 'Example Bridge' }, estimatedSeconds: 90 },
        steps: [{ kind: 'bridge', name: 'Example Bridge', chainId: request.chainId }] as const,
      }
      return [
        source.changeQuote({ ...amounts, router, ...(request.from && { spender: router }), ...crossing }),
      ]
    },
    async getPrices() {
      return new Map([
        ['native', '2000'],
        [usdc, '1'],
        [dai, '1'],
      ])
    },
    async buildTransaction(request) {
      source.builds += 1
      const { mode, amount, account } = request
      // The addresses of an EVM chain.
      const [from, to, recipient] = [request.from, request.to, request.recipient ?? account] as Hex[]
      const { minToAmount = 0n, maxFromAmount = 0n } = request
      if (request.toChainId) {
        const paid = mode === 'exactIn' ? amount : maxFromAmount
        const words = [from ?? '0x0', paid, recipient ?? '0x0'].map(word).join('')
        return source.changeTransaction({ to: router, data: `${lockSelector}${words}` }, request)
      }
      const isExactIn = mode === 'exactIn'
      const selector = from
        ? to
          ? isExactIn
            ? '38ed1739'
            : '8803dbee'
          : isExactIn
            ? '18cbafe5'
            : '4a25d94a'
        : isExactIn
          ? '7ff36ab5'
          : 'fb3bdb41'
      const limits = isExactIn ? [amount, minToAmount] : [amount, maxFromAmount]
      const data = encodeCall({
        selector,
        amounts: from ? limits : [isExactIn ? minToAmount : amount],
        path: [from ?? weth, to ?? weth],
        ...(recipient && { to: recipient }),
      })
      return source.changeTransaction({ to: router, data }, request)
    },
    async getStatus() {
      return source.status
    },
  }
  return source
}
