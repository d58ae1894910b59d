import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../errors/wallet.js'
import { signMessage } from './signMessage.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const signature = `0x${'ab'.repeat(65)}`

describe('signMessage', () => {
  it.each([
    ['default: text as UTF-8', 'Grüße', '0x4772c3bcc39f65'],
    ['behavior: text that looks like hex is text', '0x12', '0x30783132'],
    ['behavior: nothing', '', '0x'],
    ['behavior: bytes as they are', new Uint8Array([0, 1, 255]), '0x0001ff'],
  ])('%s', async (_, message, hex) => {
    const asked: unknown[] = []
    const provider = {
      async request(request: unknown) {
        asked.push(request)
        return signature
      },
    }
    expect(await signMessage(provider, { address, message })).toBe(signature)
    expect(asked).toEqual([{ method: 'personal_sign', params: [hex, address] }])
  })

  it('error: an answer that is no signature', async () => {
    const signed = signMessage({ request: async () => null }, { address, message: 'hello' })
    await expect(signed).rejects.toBeInstanceOf(WalletResponseError)
  })
})
