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
  ['declined', ['Request declined', 'You’re still on the same network.', 'Try again']],
  [
    'failed',
    [
      'Couldn’t switch',
      'Chain is not supported',
      'Add the network in your wallet, or choose another one.',
      'Try again',
    ],
  ],
  ['switched', ['You’re on Base']],
] as const)('behavior: %s', (status, expected) => {
  expect(view(fixtures[status])).toEqual(expected)
})

test('behavior: shows "your wallet" if the name of the wallet is unknown', () => {
  expect(view(anyWallet)).toEqual(['Switch to Base', 'Approve the switch in your wallet.'])
})
