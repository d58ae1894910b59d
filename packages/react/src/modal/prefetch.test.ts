import type { ViewName } from '@latchkit/core'
import { expect, test } from 'vitest'
import type { LatchkitContextValue } from '../context/LatchkitContext.js'
import { getCopy } from './prefetch.js'

/** Returns which copy a view needs: of the modal, or also of the account area. */
function readCopy(view: ViewName | undefined, frame?: object): unknown {
  const context = { copy: 'modal', accountCopy: 'account', kit: { frame } }
  return getCopy(context as unknown as LatchkitContextValue, view) // it reads nothing else
}

test.each<ViewName>(['connect', 'connecting', 'all-wallets', 'networks', 'unsupported-chain', 'downloads'])(
  'default: %s needs the copy of the modal',
  (view) => {
    expect(readCopy(view)).toBe('modal')
  },
)

test.each<ViewName>([
  'account',
  'send',
  'smart-sessions',
  'connecting-farcaster',
  'pay-code',
  'token-detail',
])('default: %s needs the copy of the account area', (view) => {
  expect(readCopy(view)).toBe('account')
})

test('behavior: with a login the first view needs the copy of the account area', () => {
  expect(readCopy('connect', {})).toBe('account')
})

test('behavior: a closed modal needs the copy of the modal', () => {
  expect(readCopy(undefined, {})).toBe('modal')
})
