import { describe, expect, test } from 'vitest'
import { getRecoveryHint } from './getRecoveryHint.js'
import { WalletRequestError } from './walletRequest.js'

describe('WalletRequestError', () => {
  test('default', () => {
    const error = new WalletRequestError({ method: 'eth_requestAccounts', details: 'Internal error' })
    expect(error.message).toMatch(/^The wallet could not do this\.[\s\S]*Asked for: eth_requestAccounts\./)
    expect(getRecoveryHint(error)).toBeUndefined()
  })

  test.each([
    [-32002, /in the wallet, then try again/],
    [4100, /Connect it again/],
    [4900, /offline/],
    [4901, /cannot reach this network/],
  ])('behavior: has a hint for %s', (rpcCode, advice) => {
    expect(getRecoveryHint(new WalletRequestError({ method: 'personal_sign', rpcCode }))).toMatch(advice)
  })
})
