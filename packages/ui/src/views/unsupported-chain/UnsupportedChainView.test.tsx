import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { declined, failed, fixtures, named } from './UnsupportedChainView.fixtures.js'
import { UnsupportedChainView, type UnsupportedChainViewProps } from './UnsupportedChainView.js'

const noop = () => {}

function view(model: UnsupportedChainViewProps['model']): string {
  return renderToMarkup(<UnsupportedChainView model={model} onSelectNetwork={noop} onDisconnect={noop} />)
}

/** Returns the text of each enabled button. */
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

test('behavior: shows the name of a known chain', () => {
  expect(getTexts(view(named))[0]).toBe('BNB Smart Chain is not supported here')
})

test('behavior: shows a declined switch in the row and in the status, and allows a retry', () => {
  expect(getTexts(view(declined)).filter((word) => word === 'Request declined')).toHaveLength(2)
  expect(getEnabledButtons(view(declined))).toContain('Disconnect')
  expect(getEnabledButtons(view(declined))).toHaveLength(4)
})

test('error: shows the reason and advice of a failed switch', () => {
  const texts = getTexts(view(failed))
  expect(texts).toContain('Could not switch network')
  expect(texts).toContain('Chain is not supported')
  expect(texts).toContain('Choose another network, or another wallet.')
})

test('behavior: enables only "Disconnect" while the wallet prompts', () => {
  expect(getTexts(view(fixtures.switching))).toContain('Approve the switch in your wallet')
  expect(getEnabledButtons(view(fixtures.switching))).toEqual(['Disconnect'])
})

test('behavior: disables every button while it disconnects', () => {
  expect(getTexts(view(fixtures.disconnecting)).at(-1)).toBe('Disconnecting')
  expect(getEnabledButtons(view(fixtures.disconnecting))).toEqual([])
})
