import type { ReceiveModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, smartAccount, testNetwork } from '../receive/ReceiveView.fixtures.js'
import { manyNetworks } from './CompatibleNetworksView.fixtures.js'
import { CompatibleNetworksView } from './CompatibleNetworksView.js'

const render = (model: ReceiveModel) => getTexts(renderToMarkup(<CompatibleNetworksView model={model} />))

test('default', () => {
  expect(render(fixtures.ready)).toEqual([
    ...['You receive assets on these networks at one address.', 'Copy address', '0xd8dA…6045'],
    ...['Ethereum', 'In use', 'Base', 'Arbitrum One', 'OP Mainnet', 'Polygon'],
  ])
})

test('behavior: lists 40 networks', () => {
  expect(render(manyNetworks).filter((text) => text.startsWith('Network '))).toHaveLength(39)
})

test('behavior: marks test networks', () => {
  expect(render(testNetwork).slice(3, 6)).toEqual(['Sepolia', 'Testnet', 'In use'])
})

test('behavior: warns of a smart account that may not be deployed', () => {
  expect(render(smartAccount)).toContain('Check the network first')
  expect(render(fixtures.ready)).not.toContain('Check the network first')
})

test('error: shows no networks while no wallet is connected', () => {
  const markup = renderToMarkup(<CompatibleNetworksView model={fixtures.disconnected} />)
  expect(getTexts(markup)).toEqual(['Not connected', 'Connect to see your address.'])
})
