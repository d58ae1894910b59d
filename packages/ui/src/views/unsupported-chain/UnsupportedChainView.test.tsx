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
    'This app doesn’t work on your wallet’s network',
    'Pick a network to continue.',
  ])
  expect(getEnabledButtons(view(fixtures.ready))).toEqual(['Ethereum', 'Base', 'Testnet', 'Disconnect'])
})

test('behavior: shows the name of a known chain', () => {
  expect(getTexts(view(named))[0]).toBe('This app doesn’t work on BNB Smart Chain')
})

test('behavior: shows a declined switch in the row, announces it, and allows a retry', () => {
  // The second one is visually hidden.
  expect(getTexts(view(declined)).filter((text) => text.trim() === 'Request declined')).toHaveLength(2)
  expect(getEnabledButtons(view(declined))).toContain('Disconnect')
  expect(getEnabledButtons(view(declined))).toHaveLength(4)
})

test('error: shows the reason and advice of a failed switch', () => {
  const texts = getTexts(view(failed))
  expect(texts).toContain('Couldn’t switch')
  expect(texts).toContain('Chain is not supported')
  expect(texts).toContain('Add the network in your wallet, or choose another one.')
})

test('behavior: enables only "Disconnect" while the wallet prompts', () => {
  expect(getTexts(view(fixtures.switching))).toContain('Approve the switch in your wallet.')
  expect(getEnabledButtons(view(fixtures.switching))).toEqual(['Disconnect'])
})

test('behavior: only the row of the target is busy while the wallet prompts', () => {
  const rows = view(fixtures.switching).match(/<button[^>]*data-busy="true".*?<\/button>/g) ?? []
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Base')
  expect(rows[0]).toContain('spinner')
  expect(view(fixtures.ready)).not.toContain('data-busy')
})

test('behavior: disables every button while it disconnects', () => {
  expect(getTexts(view(fixtures.disconnecting)).at(-1)).toBe('Disconnecting')
  expect(getEnabledButtons(view(fixtures.disconnecting))).toEqual([])
})
