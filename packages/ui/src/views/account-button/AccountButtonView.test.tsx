import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { fixtures, withBalance, withoutBalanceYet } from './AccountButtonView.fixtures.js'
import { type AccountButtonModel, AccountButtonView } from './AccountButtonView.js'

function view(model: AccountButtonModel): string {
  return renderToMarkup(<AccountButtonView model={model} copy={buttonsEn} />)
}

test('default', () => {
  expect(getTexts(view(fixtures.connected))).toEqual(['0xd8dA…6045'])
  expect(view(fixtures.connected)).toContain('aria-label="Account 0xd8dA…6045"')
})

test('behavior: is marked as busy while the session is restored', () => {
  expect(getTexts(view(fixtures.restoring))).toEqual(['0xd8dA…6045'])
  expect(view(fixtures.restoring)).toContain('data-status="restoring"')
  expect(view(fixtures.restoring)).toContain('aria-busy="true"')
  expect(view(fixtures.connected)).not.toContain('aria-busy')
})

test('behavior: shows the truncated balance before the name', () => {
  expect(getTexts(view(withBalance))).toEqual(['1.284 ETH', 'vitalik.eth'])
  expect(view(withBalance)).toContain('aria-label="Account 1.284 ETH vitalik.eth"')
})

test('behavior: shows no balance while it is unknown', () => {
  expect(getTexts(view(withoutBalanceYet))).toEqual(['0xd8dA…6045'])
  expect(getTexts(view({ ...fixtures.connected, balance: { status: 'unavailable' } }))).toEqual([
    '0xd8dA…6045',
  ])
})

test('behavior: the avatar depends on the address', () => {
  const drawing = (address: string) =>
    view({ ...fixtures.connected, address }).match(/<circle.*<\/circle>/)?.[0]
  const { address } = fixtures.connected
  expect(drawing(address)).toBe(drawing(address.toLowerCase()))
  expect(drawing(address)).not.toBe(drawing('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'))
  // Base58 is case-sensitive.
  expect(drawing('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV')).not.toBe(
    drawing('7ecdhsygxxyscszyep35khn8vvw3svaulktzxwcfltv'),
  )
})
