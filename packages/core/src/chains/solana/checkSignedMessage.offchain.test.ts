import { ed25519 } from '@noble/curves/ed25519'
import { describe, expect, test } from 'vitest'
import { encodeBase58 } from '../../foundation/encoding/base58.js'
import { fromHex, toHex } from '../../foundation/encoding/bytes.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { checkSignedMessage } from './checkSignedMessage.js'

const secret = fromHex('11'.repeat(32))
const key = toHex(ed25519.getPublicKey(secret))
const address = encodeBase58(fromHex(key))
const message = new TextEncoder().encode('Hello')
const hello = toHex(message)
const prefix = `ff${toHex(new TextEncoder().encode('solana offchain'))}`
const method = 'solana_signMessage'

const check = (signed: string) =>
  checkSignedMessage(ed25519.sign(fromHex(signed), secret), { method, address, message })

/** Written out by hand from Anza's proposal "Off-Chain Message Signing". */
const headers: readonly (readonly [string, string])[] = [
  ['version 0, short, as the CLI of Solana 1 and Ledger sign it', `${prefix}00000500${hello}`],
  ['version 0, short, UTF-8', `${prefix}00010500${hello}`],
  ['version 0 with application domain and signer', `${prefix}00${'00'.repeat(32)}0001${key}0500${hello}`],
  [
    'version 0 with application domain and signer, UTF-8',
    `${prefix}00${'00'.repeat(32)}0101${key}0500${hello}`,
  ],
  ['version 1', `${prefix}0101${key}${hello}`],
]

describe('a wallet that signs only with the off-chain header', () => {
  test.each(headers)('default: %s', async (_, signed) => {
    expect(await check(signed)).toBe(encodeBase58(ed25519.sign(fromHex(signed), secret)))
  })

  test.each([
    ['another message', `${prefix}00000500${hello.replace('48', '49')}`],
    ['another length', `${prefix}00000400${hello}`],
    ['another format', `${prefix}00030500${hello}`],
    ['another version', `${prefix}02000500${hello}`],
    ['another prefix', `${prefix.replace('ff', 'fe')}00000500${hello}`],
    ['another signer', `${prefix}0101${'22'.repeat(32)}${hello}`],
    ['bytes after the message', `${prefix}00000500${hello}00`],
  ])('error: %s', async (_, signed) => {
    await expect(check(signed)).rejects.toThrow(WalletResponseError)
  })
})
