import { describe, expect, it } from 'vitest'
import { AbortedError, ChainNotSupportedError, UserRejectedError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { toSwitchError } from './toSwitchError.js'

const about = { connectorId: 'io.alpha', network: 'Base' }

/** An error in the format of a provider: an `Error` with a code. */
function coded(code: number, message = 'No.'): Error {
  return Object.assign(new Error(message), { code })
}

describe('toSwitchError', () => {
  it.each([
    ['behavior: the user declined', coded(4001), UserRejectedError],
    ['error: the wallet does not know the chain', coded(4902), ChainNotSupportedError],
    ['error: the wallet cannot switch', coded(4200), ChainNotSupportedError],
    ['error: the wallet does not know the method', coded(-32_601), ChainNotSupportedError],
    ['error: the wallet is offline', coded(4900), WalletRequestError],
    ['error: the wallet fails without a code', new Error('Boom.'), WalletRequestError],
    ['error: cancelled', new AbortedError(), AbortedError],
  ])('%s', (_, cause, expected) => {
    expect(toSwitchError({ ...about, cause })).toBeInstanceOf(expected)
  })

  it.each([
    ['param: adding, if the user declined', coded(4001), UserRejectedError],
    ['param: adding, if the wallet failed', coded(-32_603), ChainNotSupportedError],
    ['param: adding, if it was cancelled', new AbortedError(), AbortedError],
  ])('%s', (_, cause, expected) => {
    expect(toSwitchError({ ...about, cause, adding: true })).toBeInstanceOf(expected)
  })

  it('behavior: the network is named', () => {
    const error = toSwitchError({ ...about, cause: coded(4902) })
    expect(error.shortMessage).toBe('Chain is not supported')
    expect(error.message).toContain('Base')
  })
})
