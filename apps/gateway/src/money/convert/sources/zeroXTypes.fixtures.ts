// The inputs and outputs of `swap.allowanceHolder` in the client of 0x, from the declarations of @0x/swap-ts-sdk 2.1.1 (ISC, 0x.org).
// The package is not installed: it brings 170 others, and its client calls the same procedures over tRPC.

type Fee<Kind> = { amount: string; type: Kind; token: string } | null
type Taxes = { buyTaxBps: string | null; sellTaxBps: string | null }

/** The input of `getPrice`. `taker` is required by `getQuote`. */
export type ZeroXInput = {
  chainId: number
  sellToken: string
  buyToken: string
  sellAmount?: unknown
  taker?: string | undefined
  txOrigin?: string | undefined
  swapFeeRecipient?: string | undefined
  swapFeeBps?: number | undefined
  swapFeeToken?: string | undefined
  tradeSurplusRecipient?: string | undefined
  gasPrice?: unknown
  slippageBps?: number | undefined
  excludedSources?: string | undefined
}

type Shared = {
  fees: { integratorFee: Fee<'volume'>; zeroExFee: Fee<'volume'>; gasFee: Fee<'gas'> }
  zid: string
  sellToken: string
  buyToken: string
  sellAmount: string
  minBuyAmount: string
  buyAmount: string
  blockNumber: string
  route: {
    tokens: { symbol: string; address: string }[]
    fills: { from: string; to: string; source: string; proportionBps: string }[]
  }
  issues: {
    balance: { expected: string; token: string; actual: string } | null
    allowance: { spender: string; actual: string } | null
    simulationIncomplete: boolean
    invalidSourcesPassed: string[]
  }
  liquidityAvailable: true
  tokenMetadata: { sellToken: Taxes; buyToken: Taxes }
  totalNetworkFee: string | null
}

/** The output if no source has the pair. */
export type ZeroXRefusal = { zid: string; liquidityAvailable: false }

/** The output of `getPrice`. */
export type ZeroXPrice = Shared & { gas: string | null; gasPrice: string }

/** The output of `getQuote`. */
export type ZeroXQuote = Shared & {
  transaction: { value: string; data: string; gas: string | null; to: string; gasPrice: string }
}
