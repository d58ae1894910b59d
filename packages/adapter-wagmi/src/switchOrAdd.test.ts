import { AbortedError, ChainNotSupportedError, UserRejectedError, WalletRequestError } from '@latchkit/core'
import { toSwitchError } from '@latchkit/core/eip1193'
import { SwitchChainError, UnsupportedProviderMethodError, UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { isAboutAdding } from './switchOrAdd.js'

/** An error as a provider makes it: an `Error` with a code. */
function coded(code: number, message = 'No.'): Error {
  return Object.assign(new Error(message), { code })
}

describe('isAboutAdding, and what becomes of a switch', () => {
  const about = { connectorId: 'io.alpha', network: 'Base' }

  it.each([
    ['behavior: the switch declined', new UserRejectedRequestError(coded(4001)), UserRejectedError],
    ['behavior: the adding declined', new UserRejectedRequestError(coded(4001)), UserRejectedError],
    [
      'behavior: added, but the switch to it declined',
      new UserRejectedRequestError(new Error('User rejected switch after adding network.')),
      UserRejectedError,
    ],
    [
      'error: the wallet can add no chain, which wagmi calls a rejection',
      new UserRejectedRequestError(coded(4200, 'This wallet cannot add chains.')),
      ChainNotSupportedError,
    ],
    [
      'error: the wallet failed at adding it, which wagmi calls a rejection',
      new UserRejectedRequestError(coded(-32_603, 'Internal error')),
      ChainNotSupportedError,
    ],
    ['error: the wallet does not know the chain', new SwitchChainError(coded(4902)), ChainNotSupportedError],
    [
      'error: the wallet cannot switch',
      new UnsupportedProviderMethodError(coded(4200, 'Unsupported.')),
      ChainNotSupportedError,
    ],
    ['error: there is no such method', new SwitchChainError(coded(-32_601)), ChainNotSupportedError],
    ['error: the wallet is offline', new SwitchChainError(coded(4900)), WalletRequestError],
    ['error: the wallet fails without a code', new SwitchChainError(new Error('Boom.')), WalletRequestError],
    ['error: called off', new AbortedError(), AbortedError],
  ])('%s', (_, cause, expected) => {
    expect(toSwitchError({ ...about, cause, adding: isAboutAdding(cause) })).toBeInstanceOf(expected)
  })
})
