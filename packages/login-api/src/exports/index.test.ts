import { expect, test } from 'vitest'
import * as exported from './index.js'

test('default: exports the contract of both services', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "getFarcasterNonce",
      "getIdentityNonce",
      "getRecoveryKeyContext",
      "loginEndpoints",
      "recoveryEndpoints",
      "createSealKeyPair",
      "getSealPublicKey",
      "openSealed",
      "seal",
      "signedMessagePrefix",
      "toSignedMessage",
      "envelopeTypes",
    ]
  `)
})
