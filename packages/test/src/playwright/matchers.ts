import { expect as baseExpect } from '@playwright/test'
import { describeRequests } from '../host/describeRequests.js'
import { type ExpectedRequest, hasSent, isSignature, matchesRequest } from '../host/matchRequest.js'
import type { RequestRecord } from '../host/requestRecord.js'

/** The part of wallets of every namespace that these use. */
type AskedWallet = { readonly requests: readonly RequestRecord[] }

/** The part of Playwright's context of a matcher that these use. */
type MatcherContext = { readonly isNot: boolean; readonly timeout?: number | undefined }

type MatcherResult = { readonly pass: boolean; readonly message: () => string }

const defaultTimeout = 5_000

/** Waits until the wallet was asked, as Playwright's assertions of pages do. */
async function toHaveBeenAskedToSign(
  this: MatcherContext,
  wallet: AskedWallet,
  expected: ExpectedRequest = {},
  { timeout = this.timeout ?? defaultTimeout }: { readonly timeout?: number } = {},
): Promise<MatcherResult> {
  const isAsked = () => wallet.requests.some((request) => matchesRequest(request, expected))
  await baseExpect
    .poll(isAsked, { timeout, intervals: [20, 50, 100] })
    .toBe(!this.isNot)
    .catch(() => {})
  const pass = isAsked()
  return {
    pass,
    message: () =>
      `Expected the wallet ${pass ? 'not ' : ''}to have been asked to sign:\n  ${describeExpected(expected)}\nIt was asked:\n${describeRequests(wallet.requests.filter(isSignature))}`,
  }
}

/** Reports the transactions that the wallet sent so far. */
function toHaveSentNothing(wallet: AskedWallet): MatcherResult {
  const sent = wallet.requests.filter(hasSent)
  return {
    pass: sent.length === 0,
    message: () =>
      sent.length === 0
        ? 'Expected the wallet to have sent a transaction, but it has sent none.'
        : `Expected the wallet to have sent nothing, but it sent:\n${describeRequests(sent)}`,
  }
}

function describeExpected(expected: ExpectedRequest): string {
  const fields = Object.entries(expected).map(([name, value]) => `${name} ${describeValue(value)}`)
  return fields.length > 0 ? fields.join(', ') : '(anything)'
}

function describeValue(value: unknown): string {
  if (typeof value === 'bigint' || value instanceof RegExp) return String(value)
  return JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item))
}

/** The matchers of wallets. */
export const walletMatchers: {
  readonly toHaveBeenAskedToSign: typeof toHaveBeenAskedToSign
  readonly toHaveSentNothing: typeof toHaveSentNothing
} = { toHaveBeenAskedToSign, toHaveSentNothing }
