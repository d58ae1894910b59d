import type { Phone } from '../phone/Phone.js'
import type { PhoneOptions } from '../phone/PhoneOptions.js'
import type { PhonePage } from '../phone/page/startPhonePage.js'
import { extendControl } from '../wallet/createPerson.js'

/** A phone, and where its page is. */
export type DevnetPhone = Phone & Omit<PhonePage, 'stop'>

/**
 * Switches on a phone and serves its page. Whatever it is asked waits for the person at the page.
 *
 * @throws DevnetError if the port is taken.
 */
export async function startDevnetPhone(options: PhoneOptions, port = 0): Promise<DevnetPhone> {
  // Loaded when it is asked for: WalletConnect's kit takes most of a second.
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
