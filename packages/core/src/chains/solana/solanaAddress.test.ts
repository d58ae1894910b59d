import { expect, test } from 'vitest'
import { isSolanaAddress } from './solanaAddress.js'

test.each([
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'So11111111111111111111111111111111111111112',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
])('default', (address) => {
  expect(isSolanaAddress(address)).toBe(true)
})

test.each([
  '',
  // 31 characters, and 45.
  '1111111111111111111111111111111',
  '111111111111111111111111111111111111111111111',
  // 33 zero bytes: enough characters, too many bytes.
  '111111111111111111111111111111111',
  // 32 characters that are only 24 bytes.
  'abcdefghijkmnopqrstuvwxyzabcdefg',
  // 44 characters that are more than 32 bytes.
  'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
  // A zero, an O, an I and an l are not in the alphabet.
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt10',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1O',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1I',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1l',
  // A valid address inside a longer text: a pattern that is not anchored would accept it.
  'x EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  undefined,
  42,
])('error: %j is not an address', (value) => {
  expect(isSolanaAddress(value)).toBe(false)
})
