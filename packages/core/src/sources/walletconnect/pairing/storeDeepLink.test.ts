import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { deepLinkKey, storeDeepLink } from './storeDeepLink.js'

describe('storeDeepLink', () => {
  const openedWallet = (href: string) => ({ walletId: 'w', name: 'Wallet', href })

  test.each([
    ['rainbow://wc?uri=wc%3Aabc', 'rainbow://'],
    ['https://rnbwapp.com/wc?uri=wc%3Aabc%402%3FsymKey%3D1', 'https://rnbwapp.com/'],
    ['wallet://path/wc?uri=x', 'wallet://path/'],
    // Only the part that the kit has added.
    ['wallet://open', 'wallet://open'],
    ['wallet://wc', 'wallet://wc'],
  ])('default: stores %s without the pairing URI', (href, stored) => {
    const storage = fakeStorage()
    storeDeepLink(storage, openedWallet(href))
    expect(storage.getItem(deepLinkKey)).toBe(stored)
  })

  test('behavior: never stores the key of the pairing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), (symKey) => {
        const storage = fakeStorage()
        const uri = encodeURIComponent(`wc:abc@2?relay-protocol=irn&symKey=${symKey}`)
        storeDeepLink(storage, openedWallet(`wallet://wc?uri=${uri}`))
        expect(storage.getItem(deepLinkKey)).not.toContain(symKey)
      }),
    )
  })

  test('behavior: removes the link of an earlier wallet', () => {
    const storage = fakeStorage()
    storeDeepLink(storage, openedWallet('rainbow://wc?uri=x'))
    storeDeepLink(storage, null)
    expect(storage.getItem(deepLinkKey)).toBeNull()
  })

  test('error: does not throw if the storage throws or is null', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    for (const storage of [{ getItem: blocked, setItem: blocked, removeItem: blocked }, null])
      for (const given of [openedWallet('a://'), null])
        expect(() => storeDeepLink(storage, given)).not.toThrow()
  })
})
