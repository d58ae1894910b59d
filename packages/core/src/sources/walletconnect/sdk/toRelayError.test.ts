import { expect, test } from 'vitest'
import { toRelayError } from './toRelayError.js'

test.each([
  ['default: EIP-1193’s code', { code: 4001, message: '' }],
  ['behavior: WalletConnect’s code for a declined session', { code: 5000, message: 'User rejected.' }],
  ['behavior: Xverse’s rejection (-32000)', { code: -32_000, message: 'User rejected' }],
  ['behavior: Bitget Wallet’s rejection (-32603)', { code: -32_603, message: 'User rejected the request' }],
  [
    'behavior: MetaMask Mobile’s rejection nested in the data of an internal error',
    { code: -32_603, message: 'Internal JSON-RPC error.', data: { code: 4001 } },
  ],
  ['behavior: a message without a code', new Error('User rejected.')],
])('%s becomes UserRejectedError', (_, error) => {
  expect(toRelayError(error, 'personal_sign')).toMatchObject({ code: 'user-rejected', cause: error })
})

test('error: code -32603 without a user rejection becomes WalletRequestError, with the wallet’s code and message', () => {
  const error = { code: -32_603, message: 'Internal JSON-RPC error.' }
  expect(toRelayError(error, 'personal_sign')).toMatchObject({
    code: 'wallet-request',
    rpcCode: -32_603,
    details: 'Internal JSON-RPC error.',
  })
})
