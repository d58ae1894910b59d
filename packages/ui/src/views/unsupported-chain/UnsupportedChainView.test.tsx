import { expect, test } from 'vitest'
import { inServer, words } from '../../../.storybook/inServer.js'
import { fixtures } from './UnsupportedChainView.fixtures.js'
import { UnsupportedChainView, type UnsupportedChainViewProps } from './UnsupportedChainView.js'

const press = () => {}

function view(model: UnsupportedChainViewProps['model']): string {
  return inServer(<UnsupportedChainView model={model} onSelectNetwork={press} onDisconnect={press} />)
}

/** The buttons that can be pressed, by their words. */
function open(markup: string): readonly (string | undefined)[] {
  const buttons = [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
  return buttons
    .filter(([, attributes]) => !attributes?.includes('disabled'))
    .map(([, , inner]) => words(inner ?? '').at(-1))
}

test('default', () => {
  expect(words(view(fixtures.ready)).slice(0, 2)).toEqual([
    'eip155:1337 is not supported here',
    'Switch to one of these networks to go on, or disconnect.',
  ])
  expect(open(view(fixtures.ready))).toEqual(['Ethereum', 'Base', 'Testnet', 'Disconnect'])
})

test('behavior: while the wallet is asked, the way out stays open', () => {
  expect(words(view(fixtures.switching))).toContain('Approve the switch in your wallet')
  expect(open(view(fixtures.switching))).toEqual(['Disconnect'])
})

test('behavior: while it disconnects nothing can be pressed', () => {
  expect(words(view(fixtures.disconnecting)).at(-1)).toBe('Disconnecting')
  expect(open(view(fixtures.disconnecting))).toEqual([])
})
