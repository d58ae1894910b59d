import type { ConnectingMultiChainModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { en } from '../../copy/en.js'
import { modal as ar } from '../../copy/languages/ar/modal.js'
import { every, fixtures, none, someConnected, withoutGetUrl } from './ConnectingMultiChainView.fixtures.js'
import { ConnectingMultiChainView } from './ConnectingMultiChainView.js'

const noop = () => {}

function view(model: ConnectingMultiChainModel, copy = en): string {
  return renderToMarkup(
    <ConnectingMultiChainView model={model} onSelectNamespace={noop} onGetWallet={noop} />,
    copy,
  )
}

/** Returns the texts of each row. */
function rows(markup: string): readonly (readonly string[])[] {
  return (markup.match(/<li\b.*?<\/li>/g) ?? []).map(getTexts)
}

test('default', () => {
  expect(getTexts(view(fixtures.ready))).toEqual([
    ...['Connect Nimbus', 'Start with one. You can add the others later.'],
    ...['E', 'Ethereum & compatible', 'Ethereum and 11 more'],
    'Solana',
  ])
})

test('behavior: marks connected namespaces, which can be selected', () => {
  expect(rows(view(someConnected))).toEqual([
    ['E', 'Ethereum & compatible', 'Ethereum and 11 more', 'Connected'],
    ['Solana', 'Solana and 2 more', 'Connected'],
    // A single network is named if its name differs from that of the namespace.
    ['Bitcoin', 'Bitcoin Testnet'],
  ])
  expect(view(someConnected)).not.toContain('disabled')
})

test('behavior: keeps the order of the model', () => {
  const namespaces = every.chains.map(({ namespace }) => namespace)
  expect(rows(view(every)).map((row) => row.find((word) => word.length > 1))).toEqual(
    namespaces.map((namespace) => en.namespaces[namespace]),
  )
  expect(rows(view(every)).at(-1)).toEqual(['Cosmos', 'Cosmos Hub and 1 more'])
})

test('behavior: shows the image of the network, or else the drawing of the namespace', () => {
  const image = 'https://example.com/solana.png'
  const chain = {
    namespace: 'solana',
    network: { name: 'Solana', image },
    networkCount: 1,
    connected: false,
  } as const
  const mark = (model: ConnectingMultiChainModel) =>
    view(model).match(/<li\b.*?data-shape="round".*?<\/span>/)?.[0]
  expect(mark({ ...fixtures.ready, chains: [chain] })).toContain(`<img src="${image}"`)
  expect(mark({ ...fixtures.ready, chains: [{ ...chain, network: { name: 'Solana' } }] })).toContain('<svg')
})

test('behavior: shows how to get a wallet that is not installed', () => {
  const text = ['Nimbus isn’t installed', 'Install it in this browser, then reload this page.']
  expect(getTexts(view(fixtures['not-installed']))).toEqual([...text, 'Get Nimbus'])
  expect(getTexts(view(withoutGetUrl))).toEqual([...text, 'See other wallets'])
})

test('behavior: shows an empty list without namespaces', () => {
  expect(rows(view(none))).toEqual([])
})

test('behavior: formats numbers in the locale', () => {
  const chains = every.chains.map((chain) => ({ ...chain, networkCount: 1201 }))
  expect(view({ ...fixtures.ready, chains }, { ...en, lang: 'de' })).toContain('and 1.200 more')
  expect(getTexts(view(fixtures.ready, ar))).toContain('سولانا')
})
