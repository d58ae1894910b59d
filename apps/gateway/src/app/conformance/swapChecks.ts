import {
  evmSwapTransactionResponseSchema,
  type SwapToken,
  swapAllowanceResponseSchema,
  swapApprovalResponseSchema,
  swapQuotesResponseSchema,
  swapTokensResponseSchema,
} from '@latchkit/blockchain-api/contract'
import type { Check, Target } from './Check.js'
import { expectError, expectThat, fetchPath, parseResponse, post } from './requests.js'

/** A chain that no server has. */
const noChain = 'eip155:999999999999'
/** Number of tokens that are tried until one has liquidity. */
const maxTokens = 10

type Query = Readonly<Record<string, string | undefined>>

const getNative = ({ chainId }: Target) => `${chainId}:0x${'e'.repeat(40)}`
const getUser = ({ chainId, address }: Target) => `${chainId}:${address}`

/** Requests an endpoint of swaps. */
export const getSwaps = (target: Target, name: string, query: Query = {}) =>
  fetchPath(target, `/v1/convert/${name}`, query)

async function getTokens(target: Target): Promise<readonly SwapToken[]> {
  const response = await getSwaps(target, 'tokens', { chainId: target.chainId })
  return (await parseResponse(response, swapTokensResponseSchema)).tokens
}

/** A swap of a thousandth of the native token for the first token that has liquidity. */
async function findSwap(target: Target) {
  const native = getNative(target)
  const tokens = await getTokens(target)
  const decimals = tokens.find(({ address }) => address === native)?.decimals ?? 18
  const amount = String(10n ** BigInt(Math.max(0, decimals - 3)))
  for (const { address: to } of tokens.filter(({ address }) => address !== native).slice(0, maxTokens)) {
    const response = await getSwaps(target, 'quotes', { from: native, to, amount })
    if (response.status === 200)
      return { from: native, to, amount, ...(await parseResponse(response, swapQuotesResponseSchema)) }
    await expectError(response, 400)
  }
  throw new Error(`none of the first ${maxTokens} tokens has liquidity`)
}

/** The parameters of a quote that a server must refuse. */
const refused: readonly (readonly [string, (target: Target) => Query])[] = [
  ['an amount of 0', () => ({ amount: '0' })],
  ['an amount that is no whole number', () => ({ amount: '1.5' })],
  ['an amount of more than 256 bits', () => ({ amount: String(2n ** 256n) })],
  ['the same token', (target) => ({ to: getNative(target) })],
  ['tokens of two chains', () => ({ to: `${noChain}:0x${'1'.repeat(40)}` })],
  ['a token that does not exist', ({ chainId }) => ({ to: `${chainId}:0x${'1'.repeat(40)}` })],
  ['an address without a chain', () => ({ from: `0x${'e'.repeat(40)}` })],
]

/** Checks of the endpoints of swaps. */
export const swapChecks: readonly Check[] = [
  {
    endpoint: 'getSwapTokens',
    name: 'lists the tokens of the chain, each one once, with the native token',
    async run(target) {
      const addresses = (await getTokens(target)).map(({ address }) => address.toLowerCase())
      expectThat(new Set(addresses).size === addresses.length, 'a token is listed twice')
      expectThat(addresses.includes(getNative(target)), 'the native token is missing')
      const isOfChain = addresses.every((address) => address.startsWith(`${target.chainId}:`))
      expectThat(isOfChain, 'a token is of another chain')
    },
  },
  {
    endpoint: 'getSwapTokens',
    name: 'refuses a chain that it does not have',
    run: async (target) => expectError(await getSwaps(target, 'tokens', { chainId: noChain }), 400),
  },
  {
    endpoint: 'getSwapQuotes',
    name: 'quotes a swap of the native token',
    async run(target) {
      const { from, to, amount, quotes } = await findSwap(target)
      const [quote] = quotes
      const isSame = quote?.fromAccount === from && quote.toAccount === to && quote.fromAmount === amount
      expectThat(isSame, 'the quote is of another swap')
      expectThat(quote?.toAmount !== '0', 'the quote returns nothing')
    },
  },
  {
    endpoint: 'getSwapQuotes',
    name: 'quotes all sources, the best one first, and an exact amount that is bought',
    async run(target) {
      const { from, to, amount } = await findSwap(target)
      const read = async (query: Query) =>
        (
          await parseResponse(
            await getSwaps(target, 'quotes', { from, to, ...query }),
            swapQuotesResponseSchema,
          )
        ).quotes
      const sold = await read({ amount, swapMode: 'exactIn' })
      const received = sold.map(({ toAmount }) => BigInt(toAmount))
      expectThat(isSorted(received.toReversed()), 'the first quote is not the best one')
      expectThat(
        sold.every(({ fromAmount }) => fromAmount === amount),
        'a quote sells another amount',
      )
      expectThat(
        sold.every(({ source }) => source),
        'a quote has no source',
      )
      const wanted = sold[0]?.toAmount
      const bought = await read({ amount: wanted, swapMode: 'exactOut' })
      expectThat(
        isSorted(bought.map(({ fromAmount }) => BigInt(fromAmount))),
        'the first quote is not the best one',
      )
      expectThat(
        bought.every(({ toAmount }) => toAmount === wanted),
        'a quote buys another amount',
      )
    },
  },
  {
    endpoint: 'getSwapQuotes',
    name: 'requires signatures for Permit2 only of accounts that can sign them, with Permit2 as spender',
    async run(target) {
      const {
        from: to,
        to: from,
        quotes: [quote],
      } = await findSwap(target)
      const read = async (query: Query) => {
        const sale = { from, to, amount: quote?.toAmount, swapMode: 'exactIn', ...query }
        const response = await getSwaps(target, 'quotes', sale)
        return (await parseResponse(response, swapQuotesResponseSchema)).quotes
      }
      const signed = (await read({ permit2: 'true' })).flatMap(({ permit2, spender, router }) =>
        permit2 ? [{ permit2, spender, router }] : [],
      )
      for (const { permit2, spender, router } of signed) {
        expectThat(permit2.spender === router, 'Permit2 lets another contract than the router take the token')
        expectThat(spender !== undefined && spender !== router, 'Permit2 is not the spender')
      }
      expectThat(
        (await read({})).every(({ permit2 }) => permit2 === undefined),
        'a quote needs a signature that the account cannot make',
      )
    },
  },
  {
    endpoint: 'getSwapQuotes',
    name: 'refuses an unknown mode',
    async run(target) {
      const { from, to, amount } = await findSwap(target)
      await expectError(await getSwaps(target, 'quotes', { from, to, amount, swapMode: 'exact' }), 400)
    },
  },
  ...refused.map(
    ([name, getChange]): Check => ({
      endpoint: 'getSwapQuotes',
      name: `refuses ${name}`,
      async run(target) {
        const { from, to, amount } = await findSwap(target)
        await expectError(await getSwaps(target, 'quotes', { from, to, amount, ...getChange(target) }), 400)
      },
    }),
  ),
  {
    endpoint: 'getSwapAllowance',
    name: 'returns the allowance of a token',
    async run(target) {
      const { to } = await findSwap(target)
      const query = { tokenAddress: to, userAddress: getUser(target) }
      await parseResponse(await getSwaps(target, 'allowance', query), swapAllowanceResponseSchema)
    },
  },
  {
    endpoint: 'getSwapAllowance',
    name: 'refuses a malformed account',
    async run(target) {
      const query = { tokenAddress: getNative(target), userAddress: 'not-an-address' }
      await expectError(await getSwaps(target, 'allowance', query), 400)
    },
  },
  {
    endpoint: 'buildSwapApproval',
    name: 'echoes both addresses, and approves the exact amount whichever of them is the token',
    async run(target) {
      const { from: to, to: from } = await findSwap(target)
      const read = async (query: Query) =>
        (await parseResponse(await getSwaps(target, 'build-approve', query), swapApprovalResponseSchema)).tx
      const [one, other] = [
        await read({ from, to, amount: '5' }),
        await read({ from: to, to: from, amount: '5' }),
      ]
      expectThat(one.from === from && one.to === to, 'the addresses are others')
      expectThat(one.data === other.data, 'the data depend on the token')
      // `approve(address,uint256)` of ERC-20.
      expectThat(/^0x095ea7b30{24}[\da-f]{40}0{63}5$/i.test(one.data), 'the data are no approval of 5')
    },
  },
  {
    endpoint: 'buildSwapTransaction',
    name: 'builds the transaction of a quoted swap',
    async run(target) {
      const { from, to, amount } = await findSwap(target)
      const { tx } = await parseResponse(
        await build(target, { from, to, amount }),
        evmSwapTransactionResponseSchema,
      )
      expectThat(tx.from === getUser(target), 'the transaction is of another account')
      expectThat(tx.to.startsWith(`${target.chainId}:`), 'the transaction is on another chain')
      expectThat(tx.amount !== '0' && tx.eip155.gas !== '0', 'the transaction has no amount or no gas')
    },
  },
  {
    endpoint: 'buildSwapTransaction',
    name: 'builds the transaction of each source of a quote within the limits of the request',
    async run(target) {
      const { from, to, amount } = await findSwap(target)
      const query = { from, to, amount, swapMode: 'exactIn', permit2: 'true' }
      const { quotes } = await parseResponse(
        await getSwaps(target, 'quotes', query),
        swapQuotesResponseSchema,
      )
      expectThat(
        quotes.every(({ permit2 }) => permit2 === undefined),
        'the native token needs a signature for Permit2',
      )
      for (const { source, router, toAmount } of quotes) {
        const minToAmount = String((BigInt(toAmount) * 9n) / 10n)
        const response = await build(target, { from, to, amount, source: source?.id, minToAmount })
        const { tx } = await parseResponse(response, evmSwapTransactionResponseSchema)
        expectThat(tx.to === router, 'the transaction calls another contract than the quote')
        expectThat(tx.value === amount, 'the value is not the amount of the native token')
        expectThat(BigInt(tx.minToAmount ?? 0) >= BigInt(minToAmount), 'the minimum is below the limit')
        const more = { minToAmount: String(BigInt(toAmount) * 2n) }
        await expectError(await build(target, { from, to, amount, source: source?.id, ...more }), 400)
      }
    },
  },
  ...(
    [
      ['an unknown source', { source: 'no-such-source' }],
      ['a deadline in the past', { deadline: 1 }],
      ['a permit that is none', { eip155: { slippage: 1, permit: '0x' } }],
      ['a signature for Permit2 that is none', { eip155: { slippage: 1, permit2: '0x' } }],
    ] as const
  ).map(
    ([name, fields]): Check => ({
      endpoint: 'buildSwapTransaction',
      name: `refuses ${name}`,
      async run(target) {
        const { from, to, amount } = await findSwap(target)
        await expectError(await build(target, { from, to, amount, ...fields }), 400)
      },
    }),
  ),
  {
    endpoint: 'buildSwapTransaction',
    name: 'refuses a request without a slippage',
    async run(target) {
      const { from, to, amount } = await findSwap(target)
      await expectError(await build(target, { from, to, amount, eip155: {} }), 422)
    },
  },
  {
    endpoint: 'buildSwapTransaction',
    name: 'refuses an account on another chain',
    async run(target) {
      const { from, to, amount } = await findSwap(target)
      const userAddress = `${noChain}:${target.address}`
      await expectError(await build(target, { from, to, amount, userAddress }), 400)
    },
  },
  {
    endpoint: 'getSwapStatus',
    name: 'refuses a source that it does not have',
    async run(target) {
      const query = { source: 'no-such-source', fromChainId: target.chainId, hash: `0x${'0'.repeat(64)}` }
      await expectError(await getSwaps(target, 'status', query), 400)
    },
  },
]

const isSorted = (amounts: readonly bigint[]) =>
  amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0n))

/** Requests a transaction, with a fixed limit of gas: the account needs no balance. */
function build(target: Target, fields: object): Promise<Response> {
  return post(target.url, '/v1/convert/build-transaction', {
    projectId: target.projectId,
    userAddress: getUser(target),
    eip155: { slippage: 1 },
    disableEstimate: true,
    ...fields,
  })
}
