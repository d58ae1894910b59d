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
    'You need a wallet for Solana',
    'Connect one to use Solana Devnet. Kestrel stays connected.',
    'Choose a wallet',
  ])
})

test('behavior: the wallet in use, where it serves that chain, too', () => {
  expect(view(fixtures['same-wallet'])).toEqual([
    'Connect Nimbus to Solana',
    'You need it there to use Solana. Your current connections stay active.',
    'Connect Nimbus',
    'Use another wallet',
  ])
})

test('behavior: no wallet is found for it', () => {
  expect(view(fixtures.none)).toEqual([
    'No wallet for Bitcoin found here',
    'Get one to use Bitcoin. Kestrel stays connected.',
    'Get a wallet',
  ])
})

test('behavior: nothing is said to stay where nothing is connected', () => {
  expect(view(noCurrent)[1]).toBe('Connect one to use Solana.')
})

test('behavior: a name that is markup is text', () => {
  expect(view(toEvm).slice(1).join(' ')).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('behavior: the first way is the primary one, and what cannot be done is not promised', () => {
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
