import { expect, test } from 'vitest'
import { readPairingUri } from './readPairingUri.js'

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const encoded = encodeURIComponent(uri)

test.each([
  uri,
  `metamask://wc?uri=${encoded}`,
  `https://link.trustwallet.com/wc?uri=${encoded}`,
  `rainbow://wc?connector=rainbowkit&uri=${encoded}&x=1`,
])('default: %s', (link) => {
  expect(readPairingUri(link)).toBe(uri)
})

test.each(['https://shop.test/', 'wc:abc@1?bridge=x', `metamask://wc?uri=${encodeURIComponent('wc:ab@2?')}`])(
  'behavior: %s has no pairing',
  (link) => {
    expect(readPairingUri(link)).toBeUndefined()
  },
)
