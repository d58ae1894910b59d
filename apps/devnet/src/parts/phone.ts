import { extendControl } from '@latchkit/test/source/wallet/createBaseWallet'
import type { Phone } from '../phone/Phone.js'
import type { PhoneOptions } from '../phone/PhoneOptions.js'
import type { PhonePage } from '../phone/page/startPhonePage.js'

/** A phone with the URL of its page. */
export type DevnetPhone = Phone & Omit<PhonePage, 'stop'>

/**
 * Starts a phone and serves its page. Requests wait for the user of that page.
 *
 * @throws DevnetError if the port is in use.
 */
export async function startDevnetPhone(options: PhoneOptions, port = 0): Promise<DevnetPhone> {
  // Imported lazily: WalletConnect's SDK takes most of a second to load.
  const [{ startPhone }, { startPhonePage }] = await Promise.all([
    import('../phone/startPhone.js'),
    import('../phone/page/startPhonePage.js'),
  ])
  const phone = await startPhone({ ...options, state: { answer: 'hang', ...options.state } })
  try {
    const { url, link, stop } = await startPhonePage(phone, port)
    const both = { url, link, stop: () => Promise.all([stop(), phone.stop()]).then(() => {}) }
    return extendControl(phone, both)
  } catch (error) {
    await phone.stop()
    throw error
  }
}
