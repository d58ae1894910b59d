import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { buttons as buttonsAr } from '../../copy/languages/ar/buttons.js'
import { fixtures, unknown } from './WalletButtonView.fixtures.js'
import { WalletButtonView } from './WalletButtonView.js'

const all = { ...fixtures, unknown }
const toMarkup = (name: keyof typeof all, copy = buttonsEn, label?: string) =>
  renderToMarkup(<WalletButtonView model={all[name]} copy={copy} label={label} />)

test('default: the icon and the name of the wallet', () => {
  expect(getTexts(toMarkup('idle'))).toEqual(['Example Wallet'])
  expect(toMarkup('idle')).toContain('<img src="data:image/svg+xml,')
  expect(toMarkup('idle')).toContain('data-latchkit="wallet" data-status="idle"')
})

test.each([
  ['idle', ' aria-label="Example Wallet: Connect wallet"', false],
  ['connecting', ' aria-label="Example Wallet: Connecting"', true],
  ['failed', '', false],
  ['connected', '', false],
  ['unknown', '', false],
] as const)('behavior: the accessible name says what it does: %s', (name, label, isBusy) => {
  const markup = toMarkup(name)
  expect(markup.match(/ aria-label="[^"]*"/)?.[0] ?? '').toBe(label)
  expect(markup.includes('aria-busy="true"')).toBe(isBusy)
})

test('behavior: after a failure it offers to try again', () => {
  expect(getTexts(toMarkup('failed'))).toEqual(['Example Wallet', 'Try again'])
  expect(getTexts(toMarkup('failed', buttonsAr))).toEqual(['Example Wallet', 'إعادة المحاولة'])
})

test('behavior: a wallet without a name has the label of the connect button', () => {
  expect(getTexts(toMarkup('unknown'))).toEqual(['Connect wallet'])
})

test('param: label', () => {
  expect(getTexts(toMarkup('unknown', buttonsEn, 'Remote Wallet'))).toEqual(['Remote Wallet'])
})

test('behavior: an icon of another scheme is not shown', () => {
  const model = { status: 'idle', name: 'Odd', icon: 'javascript:alert(1)' } as const
  expect(renderToMarkup(<WalletButtonView model={model} copy={buttonsEn} />)).not.toContain('<img')
})
