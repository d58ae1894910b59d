import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { fakeClock } from '../../testing/fakeClock.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { signMessage } from './signMessage.js'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const [network] = testNetworks
const subject = {
  address: account.address,
  network,
  request: async () => '0x',
  context: { clock: fakeClock(), warn: () => {} },
}

describe('signMessage', () => {
  it.each([
    ['default: signs text as UTF-8', 'Grüße', '0x4772c3bcc39f65'],
    ['behavior: signs text that looks like hex as text', '0x12', '0x30783132'],
    ['behavior: signs an empty message', '', '0x'],
    ['behavior: signs bytes unchanged', new Uint8Array([0, 1, 255]), '0x0001ff'],
  ] as const)('%s', async (_, message, raw) => {
    const asked: unknown[] = []
    const signature = await account.signMessage({ message: { raw } })
    const provider = {
      async request(request: unknown) {
        asked.push(request)
        return signature
      },
    }
    expect(await signMessage(provider, { ...subject, message })).toBe(signature)
    expect(asked).toEqual([{ method: 'personal_sign', params: [raw, account.address] }])
  })

  it.each([
    ['a response that is not a signature', null],
    ['a signature of another message', `0x${'ab'.repeat(65)}`],
  ])('error: %s', async (_, answer) => {
    const signed = signMessage({ request: async () => answer }, { ...subject, message: 'hello' })
    await expect(signed).rejects.toBeInstanceOf(WalletResponseError)
  })
})
