import type { SwitchNetworkModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { anyWallet, fixtures } from './SwitchNetworkView.fixtures.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'

function view(model: SwitchNetworkModel): readonly string[] {
  return getTexts(renderToMarkup(<SwitchNetworkView model={model} onRetry={() => {}} />))
}

test('default', () => {
  expect(view(fixtures.asking)).toEqual(['Switch to Base', 'Approve the switch in Kestrel.'])
})

test.each([
  ['declined', ['Request declined', 'Your network has not changed.', 'Try again']],
  [
    'failed',
    [
      'Could not switch',
      'Chain is not supported',
      'Add this network in your wallet, or use another wallet.',
      'Try again',
    ],
  ],
  ['switched', ['You are on Base']],
] as const)('behavior: %s', (status, expected) => {
  expect(view(fixtures[status])).toEqual(expected)
})

test('behavior: shows "your wallet" if the name of the wallet is unknown', () => {
  expect(view(anyWallet)).toEqual(['Switch to Base', 'Approve the switch in your wallet.'])
})
