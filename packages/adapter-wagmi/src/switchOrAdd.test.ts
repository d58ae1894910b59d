import { AbortedError, ChainNotSupportedError, UserRejectedError } from '@latchkit/core'
import { toSwitchError } from '@latchkit/core/eip1193'
import { WalletRequestError } from '@latchkit/core/errors'
import { SwitchChainError, UnsupportedProviderMethodError, UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { isAddChainError } from './switchOrAdd.js'

/** Creates an error with a code, as providers do. */
function createCodedError(code: number, message = 'No.'): Error {
  return Object.assign(new Error(message), { code })
}

describe('isAboutAdding and the resulting switch error', () => {
  const about = { connectorId: 'io.alpha', network: 'Base' }

  it.each([
    [
      'behavior: the switch is declined',
      new UserRejectedRequestError(createCodedError(4001)),
      UserRejectedError,
    ],
    [
      'behavior: adding the chain is declined',
      new UserRejectedRequestError(createCodedError(4001)),
      UserRejectedError,
    ],
    [
      'behavior: the chain is added, but the switch is declined',
      new UserRejectedRequestError(new Error('User rejected switch after adding network.')),
      UserRejectedError,
    ],
    [
      'error: the wallet cannot add chains, which wagmi reports as a rejection',
      new UserRejectedRequestError(createCodedError(4200, 'This wallet cannot add chains.')),
      ChainNotSupportedError,
    ],
    [
      'error: the wallet fails to add the chain, which wagmi reports as a rejection',
      new UserRejectedRequestError(createCodedError(-32_603, 'Internal error')),
      ChainNotSupportedError,
    ],
    [
      'error: the wallet does not know the chain',
      new SwitchChainError(createCodedError(4902)),
      ChainNotSupportedError,
    ],
    [
      'error: the wallet cannot switch',
      new UnsupportedProviderMethodError(createCodedError(4200, 'Unsupported.')),
      ChainNotSupportedError,
    ],
    [
      'error: the method does not exist',
      new SwitchChainError(createCodedError(-32_601)),
      ChainNotSupportedError,
    ],
    ['error: the wallet is offline', new SwitchChainError(createCodedError(4900)), WalletRequestError],
    ['error: the wallet fails without a code', new SwitchChainError(new Error('Boom.')), WalletRequestError],
    ['error: the switch is aborted', new AbortedError(), AbortedError],
  ])('%s', (_, cause, expected) => {
    expect(toSwitchError({ ...about, cause, adding: isAddChainError(cause) })).toBeInstanceOf(expected)
  })
})
