import type { SwitchActiveChainModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, noCurrent, toEvm } from './SwitchActiveChainView.fixtures.js'
import { SwitchActiveChainView } from './SwitchActiveChainView.js'

const noop = () => {}

function view(model: SwitchActiveChainModel): readonly string[] {
  return getTexts(
    renderToMarkup(
      <SwitchActiveChainView model={model} onConnect={noop} onChooseWallet={noop} onGetWallet={noop} />,
    ),
  )
}

test('default', () => {
  expect(view(fixtures.choose)).toEqual([
    'Connect a wallet for Solana Devnet',
    'It needs one that works with Solana. Kestrel stays connected.',
    'Choose a wallet',
  ])
})

test('behavior: offers the connected wallet if it supports the namespace', () => {
  expect(view(fixtures['same-wallet'])).toEqual([
    'Connect Nimbus to Solana',
    'Your other connections stay as they are.',
    'Connect Nimbus',
    'Use another wallet',
  ])
})

test('behavior: offers wallets to install if none is found', () => {
  expect(view(fixtures.none)).toEqual([
    'No wallet for Bitcoin found',
    'Get one that works with Bitcoin. Kestrel stays connected.',
    'Get a wallet',
  ])
})

test('behavior: mentions no connected wallet if there is none', () => {
  expect(view(noCurrent)[1]).toBe('It needs one that works with Solana.')
})

test('behavior: escapes markup in a name', () => {
  expect(view(toEvm).slice(1).join(' ')).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('behavior: the first action is primary, and actions without a callback are hidden', () => {
  const markup = renderToMarkup(
    <SwitchActiveChainView model={fixtures['same-wallet']} onConnect={noop} onChooseWallet={noop} />,
  )
  expect([...markup.matchAll(/data-variant="(\w+)"/g)].map(([, variant]) => variant)).toEqual([
    'primary',
    'plain',
  ])
  expect(getTexts(renderToMarkup(<SwitchActiveChainView model={fixtures.none} />))).not.toContain(
    'Get a wallet',
  )
})
