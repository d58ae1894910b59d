import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { declined, failed, fixtures, named } from './UnsupportedChainView.fixtures.js'
import { UnsupportedChainView, type UnsupportedChainViewProps } from './UnsupportedChainView.js'

const noop = () => {}

function view(model: UnsupportedChainViewProps['model']): string {
  return renderToMarkup(<UnsupportedChainView model={model} onSelectNetwork={noop} onDisconnect={noop} />)
}

/** The buttons that can be pressed, by their words. */
function getEnabledButtons(markup: string): readonly (string | undefined)[] {
  const buttons = [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
  return buttons
    .filter(([, attributes]) => !attributes?.includes('disabled'))
    .map(([, , inner]) => getTexts(inner ?? '').at(-1))
}

test('default', () => {
  expect(getTexts(view(fixtures.ready)).slice(0, 2)).toEqual([
    'Chain 1337 is not supported here',
    'Switch to one of these networks to continue, or disconnect.',
  ])
  expect(getEnabledButtons(view(fixtures.ready))).toEqual(['Ethereum', 'Base', 'Testnet', 'Disconnect'])
})

test('behavior: a known chain is named', () => {
  expect(getTexts(view(named))[0]).toBe('BNB Smart Chain is not supported here')
})

test('behavior: a declined switch is told at the row and in the status, and can be tried again', () => {
  expect(getTexts(view(declined)).filter((word) => word === 'Request declined')).toHaveLength(2)
  expect(getEnabledButtons(view(declined))).toContain('Disconnect')
  expect(getEnabledButtons(view(declined))).toHaveLength(4)
})

test('error: a failed switch is told with its reason and advice', () => {
  const told = getTexts(view(failed))
  expect(told).toContain('Could not switch network')
  expect(told).toContain('Chain is not supported')
  expect(told).toContain('Choose another network, or another wallet.')
})

test('behavior: while the wallet is asked, the way out stays open', () => {
  expect(getTexts(view(fixtures.switching))).toContain('Approve the switch in your wallet')
  expect(getEnabledButtons(view(fixtures.switching))).toEqual(['Disconnect'])
})

test('behavior: while it disconnects nothing can be pressed', () => {
  expect(getTexts(view(fixtures.disconnecting)).at(-1)).toBe('Disconnecting')
  expect(getEnabledButtons(view(fixtures.disconnecting))).toEqual([])
})
