import * as z from 'zod/mini'
import type { Endpoint, EndpointParameter } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { evmAccountSchema, swapAccountSchema } from './swapAccount.js'
import { swapAmountSchema } from './swapAmount.js'
import { swapAllowanceResponseSchema, swapApprovalResponseSchema } from './swapApprovalSchema.js'
import { swapQuotesResponseSchema } from './swapQuotesSchema.js'
import { swapStatusResponseSchema } from './swapStatusSchema.js'
import { swapTokensResponseSchema } from './swapTokensSchema.js'
import { swapTransactionRequestSchema, swapTransactionResponseSchema } from './swapTransactionSchema.js'

const account = (name: string, description: string, schema = evmAccountSchema): EndpointParameter => ({
  name,
  in: 'query',
  isRequired: true,
  description: `${description}, as CAIP-10 id such as \`eip155:1:0x…\`.`,
  schema,
})

const from = account('from', 'The token to sell; the native token is `0xeeee…eeee`')
const to = account('to', 'The token to buy, on the same chain')

const amount = (description: string, isRequired: boolean): EndpointParameter => ({
  name: 'amount',
  in: 'query',
  isRequired,
  description: `${description}, in base units as decimal text.`,
  schema: swapAmountSchema,
})

const text = (name: string, description: string): EndpointParameter => ({
  name,
  in: 'query',
  isRequired: true,
  description,
  schema: z.string().check(z.maxLength(500)),
})

const swapMode: EndpointParameter = {
  name: 'swapMode',
  in: 'query',
  isRequired: false,
  description:
    'Whether `amount` is sold (`exactIn`) or bought (`exactOut`). With this parameter, all sources quote. Default: `exactIn`, quoted by the source whose router the allowance is for, because existing clients do not choose a source.',
  schema: z.enum(['exactIn', 'exactOut']),
}

const permit2: EndpointParameter = {
  name: 'permit2',
  in: 'query',
  isRequired: false,
  description:
    '`true` if the account can sign for Permit2 (EIP-712). Sources that take tokens through Permit2 alone quote only then.',
  schema: z.enum(['true', 'false']),
}

const gasPrice: EndpointParameter = {
  name: 'gasPrice',
  in: 'query',
  isRequired: false,
  description:
    'The price of a unit of gas in wei, as decimal text. Existing clients send it. The sources read the price themselves, so it does not change the answer.',
  schema: z.string().check(z.maxLength(100)),
}

/** The endpoints of swaps. */
export const swapEndpoints: readonly Endpoint[] = [
  {
    operationId: 'getSwapTokens',
    method: 'get',
    path: '/v1/convert/tokens',
    summary: 'Tokens for swaps',
    description: 'The tokens that can be swapped on a chain.',
    parameters: [
      parameters.projectId,
      parameters.chainId,
      {
        name: 'address',
        in: 'query',
        isRequired: false,
        description: 'Address or CAIP-10 id of the only token to return. Default: all tokens.',
        schema: z.string().check(z.maxLength(500)),
      },
    ],
    response: swapTokensResponseSchema,
    errors: { 400: 'The chain has no swaps.' },
  },
  {
    operationId: 'getSwapQuotes',
    method: 'get',
    path: '/v1/convert/quotes',
    summary: 'Quotes of a swap',
    description:
      'What a swap returns, or costs, at the current prices, after all fees. Sources are asked at the same time. The first quote is the best one; a source that fails, or that cannot swap the tokens, has none.',
    parameters: [
      parameters.projectId,
      account('from', 'The token to sell', swapAccountSchema),
      account(
        'to',
        'The token to buy, on the same chain or, if a source can bridge, on another one',
        swapAccountSchema,
      ),
      amount('The amount to sell (`exactIn`) or to buy (`exactOut`), more than 0', true),
      swapMode,
      permit2,
      gasPrice,
    ],
    response: swapQuotesResponseSchema,
    errors: {
      400: 'The chain has no swaps, a token or the amount is invalid, or the description contains `insufficient liquidity`.',
      503: 'No node answers.',
    },
  },
  {
    operationId: 'getSwapAllowance',
    method: 'get',
    path: '/v1/convert/allowance',
    summary: 'Allowance of the router',
    description: 'How much of a token the router may take from an account.',
    parameters: [
      parameters.projectId,
      account('tokenAddress', 'The token'),
      account('userAddress', 'The account'),
    ],
    response: swapAllowanceResponseSchema,
    errors: { 400: 'The chain has no swaps, or an address is invalid.', 503: 'No node answers.' },
  },
  {
    operationId: 'buildSwapApproval',
    method: 'get',
    path: '/v1/convert/build-approve',
    summary: 'Transaction that approves the router',
    description:
      'Call data by which an account allows the router to take a token. They are the same for every token: send them to the contract of the token.',
    parameters: [parameters.projectId, from, to, amount('The allowance. Default: 2^256 - 1', false)],
    response: swapApprovalResponseSchema,
    errors: { 400: 'The chain has no swaps, or a parameter is invalid.', 503: 'No node answers.' },
  },
  {
    operationId: 'buildSwapTransaction',
    method: 'post',
    path: '/v1/convert/build-transaction',
    summary: 'Transaction of a swap',
    description:
      'A transaction that swaps an exact amount, and reverts if it returns less than the quote minus the slippage, or costs more than the quote plus the slippage. The id of the project is in the body.',
    parameters: [],
    request: swapTransactionRequestSchema,
    response: swapTransactionResponseSchema,
    errors: {
      400: 'The chain has no swaps, a field is invalid, the transaction would revert, or the description contains `insufficient liquidity`.',
      422: 'The body does not match the schema.',
      503: 'No node answers.',
    },
  },
  {
    operationId: 'getSwapStatus',
    method: 'get',
    path: '/v1/convert/status',
    summary: 'Status of a swap to another chain',
    description: 'Whether what was bought has arrived, or what was sold was returned.',
    parameters: [
      parameters.projectId,
      text('source', 'The id of the source of the quote.'),
      text('fromChainId', 'CAIP-2 id of the chain of the transaction, such as `eip155:1`.'),
      text('hash', 'The hash of the transaction.'),
    ],
    response: swapStatusResponseSchema,
    errors: {
      400: 'The source does not exist or swaps on one chain only, or a parameter is invalid.',
      503: 'The source does not answer.',
    },
  },
]
