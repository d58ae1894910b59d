import { expect, test } from 'vitest'
import * as cli from './cli.js'
import * as exported from './index.js'
import * as manifest from './manifest.js'

test('default: exports the contract of both services', () => {
  expect(Object.keys(exported)).toMatchInlineSnapshot(`
    [
      "emailProofMs",
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

test('default: exports the manifest of a frame, and the command', () => {
  expect(Object.keys(manifest)).toMatchInlineSnapshot(`
    [
      "manifestPath",
      "manifestSchema",
      "manifestType",
      "FrameManifestError",
      "framePages",
      "releaseKeySchema",
      "toSignedText",
      "verifyFrame",
    ]
  `)
  expect(Object.keys(cli)).toMatchInlineSnapshot(`
    [
      "CommandError",
      "runVerifyFrame",
    ]
  `)
})
