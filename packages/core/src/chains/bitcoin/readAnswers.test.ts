import { describe, expect, test } from 'vitest'
import { fromBase64 } from '../../foundation/encoding/bytes.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { parseBitcoinAddress } from './bitcoinAddress.js'
import { toBitcoinSignature } from './readAnswers.js'

const helloWorld =
  'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='

function check(signature: string, address: string, message: string, protocol: 'bip322' | 'ecdsa' = 'bip322') {
  const parsed = parseBitcoinAddress(address)
  if (!parsed) throw new Error(`${address} is no address.`)
  const bytes = new TextEncoder().encode(message)
  return toBitcoinSignature(fromBase64(signature), { protocol, address: parsed, message: bytes })
}

describe('toBitcoinSignature', () => {
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

  test('default: the example of BIP-322', async () => {
    expect(await check(helloWorld, address, 'Hello World')).toBe(helloWorld)
  })

  test.each([
    ['of another message', helloWorld, address, 'Pay everything'],
    ['of another address', helloWorld, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Hello World'],
    ['of random bytes', Buffer.from(new Uint8Array(108).fill(7)).toString('base64'), address, 'Hello World'],
    ['that is too short', 'AkcwRAIg', address, 'Hello World'],
  ])('error: a signature %s', async (_, signature, asked, message) => {
    await expect(check(signature, asked, message)).rejects.toThrow(WalletResponseError)
  })

  test('error: an ECDSA signature of another message', async () => {
    const noise = Buffer.from([31, ...new Uint8Array(64).fill(9)]).toString('base64')
    await expect(check(noise, address, 'Hello World', 'ecdsa')).rejects.toThrow(WalletResponseError)
  })
})
