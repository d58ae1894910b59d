import { base64urlnopad } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createCheck } from '../custody/createCheck.js'
import { createSecret } from '../custody/createSecret.js'
import { deriveWallet } from '../custody/deriveWallet.js'
import { verifySecret } from './verifySecret.js'

describe('verifySecret', () => {
  it('default', async () => {
    const secret = createSecret()
    const { addresses, keys } = await deriveWallet(secret)
    const check = base64urlnopad.encode(createCheck(secret))
    expect(await verifySecret(secret, { addresses, check })).toEqual(keys)
  })

  it('error: the check is right, but an address is not that of the secret', async () => {
    const secret = createSecret()
    const { addresses } = await deriveWallet(secret)
    const other = await deriveWallet(createSecret())
    const check = base64urlnopad.encode(createCheck(secret))
    for (const namespace of ['eip155', 'solana'] as const) {
      const wallet = { addresses: { ...addresses, [namespace]: other.addresses[namespace] }, check }
      await expect(verifySecret(secret, wallet)).rejects.toMatchObject({ code: 'wallet_mismatch' })
    }
  })
})
