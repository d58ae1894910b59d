import * as z from 'zod/mini'
import type { Endpoint, EndpointParameter } from '../openApi/Endpoint.js'
import { parameters } from '../openApi/parameters.js'
import { swapAccountSchema } from './swapAccount.js'
import { swapAmountSchema } from './swapAmount.js'
import { swapAllowanceResponseSchema, swapApprovalResponseSchema } from './swapApprovalSchema.js'
import { swapQuotesResponseSchema } from './swapQuotesSchema.js'
import { swapTokensResponseSchema } from './swapTokensSchema.js'
import { swapTransactionRequestSchema, swapTransactionResponseSchema } from './swapTransactionSchema.js'

const account = (name: string, description: string): EndpointParameter => ({
  name,
  in: 'query',
  isRequired: true,
  description: `${description}, as CAIP-10 id such as \`eip155:1:0x…\`.`,
  schema: swapAccountSchema,
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
    description: 'What a swap of an exact amount returns at the current prices, after the fees of the pools.',
    parameters: [parameters.projectId, from, to, amount('The amount to sell, more than 0', true)],
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
      'A transaction that swaps an exact amount, and reverts if it returns less than the quote minus the slippage. The id of the project is in the body.',
    parameters: [],
    request: swapTransactionRequestSchema,
    response: swapTransactionResponseSchema,
    errors: {
      400: 'The chain has no swaps, a field is invalid, the transaction would revert, or the description contains `insufficient liquidity`.',
      422: 'The body does not match the schema.',
      503: 'No node answers.',
    },
  },
]
