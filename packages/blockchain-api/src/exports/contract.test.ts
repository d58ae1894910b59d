import { expect, test } from 'vitest'
import * as exported from './contract.js'

test('default: exports the contract of the server', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "balanceItemSchema",
      "balanceResponseSchema",
      "currencies",
      "swapAllowanceResponseSchema",
      "swapApprovalResponseSchema",
      "swapQuotesResponseSchema",
      "swapStatusResponseSchema",
      "swapTokensResponseSchema",
      "evmSwapTransactionResponseSchema",
      "solanaSwapTransactionResponseSchema",
      "swapTransactionRequestSchema",
      "swapTransactionResponseSchema",
      "gasPriceResponseSchema",
      "historyResponseSchema",
      "historyTransactionSchema",
      "historyTransferSchema",
      "identityResponseSchema",
      "nameAddressesSchema",
      "nameAttributesSchema",
      "nameItemSchema",
      "nameLookupResponseSchema",
      "nameSuggestionsResponseSchema",
      "namesResponseSchema",
      "signedNameRequestSchema",
      "nftItemSchema",
      "nftResponseSchema",
      "createOpenApi",
      "endpoints",
      "errorResponseSchema",
      "priceRequestSchema",
      "priceResponseSchema",
      "supportedChainsResponseSchema",
    ]
  `)
})
