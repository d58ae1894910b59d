import type { ReceiveModel } from '@latchkit/core'
import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fullAr } from '../../copy/fullCopy.fixtures.js'
import {
  bitcoinOrdinals,
  fixtures,
  named,
  oneNetwork,
  smartAccount,
  unknownNetwork,
} from './ReceiveView.fixtures.js'
import { ReceiveView } from './ReceiveView.js'

const noop = () => {}
const render = (model: ReceiveModel, copy?: typeof fullAr) =>
  renderToMarkup(<ReceiveView model={model} onCopy={noop} onNetworks={noop} />, copy)

test('default', () => {
  const groups = ['0xd8dA', '6BF2', '6964', 'aF9D', '7eEd', '9e03', 'E534', '15D3', '7aA9', '6045']
  expect(getTexts(render(fixtures.ready))).toEqual([
    'Kestrel',
    ...['Address ', groups.join(' ')],
    ...groups,
    'Only send assets on Ethereum and compatible networks to this address.',
    'Copy address',
    ...['Ethereum', 'Compatible networks', '5'],
  ])
})

test('behavior: assistive technology reads the address once', () => {
  const markup = render(fixtures.ready)
  expect(markup).toMatch(/full-address-text" dir="ltr" aria-hidden="true"/)
  expect(markup.match(/0xd8dA 6BF2/g)).toHaveLength(1)
})

test('behavior: shows the name of the address instead of that of the wallet', () => {
  const texts = getTexts(render(named))
  expect(texts).toContain('vitalik.eth')
  expect(texts).not.toContain('Kestrel')
})

test('behavior: an address of one network has no list of networks', () => {
  const texts = getTexts(render(oneNetwork))
  expect(texts).toContain('Only send assets on Ethereum to this address.')
  expect(texts).not.toContain('Compatible networks')
})

test('behavior: a network without a name is shown with its chain id', () => {
  expect(getTexts(render(unknownNetwork))).toContain(
    'Only send assets on Unknown network (1337) and compatible networks to this address.',
  )
})

test('behavior: a smart account has a warning instead of the compatible networks', () => {
  const texts = getTexts(render(smartAccount))
  expect(texts).toContain('Only send assets on Ethereum to this address.')
  expect(texts).toContain(
    'This is a smart account. Where it isn’t deployed, assets that are sent to it may be lost.',
  )
})

test('behavior: explains what each of several addresses is for', () => {
  expect(getTexts(render(bitcoinOrdinals)).slice(0, 3)).toEqual([
    'Payments',
    'Ordinals',
    'Use this address for ordinals, inscriptions and runes. For bitcoin, use the one for payments.',
  ])
})

test('behavior: the address is from left to right in Arabic', () => {
  expect(render(fixtures.ready, fullAr)).toContain('<bdi dir="ltr">0xd8dA 6BF2')
})

test('param: onShare', () => {
  const hasShare = (onShare: (() => void) | undefined) =>
    getTexts(renderToMarkup(<ReceiveView model={fixtures.ready} onShare={onShare} />)).includes('Share')
  expect([hasShare(noop), hasShare(undefined)]).toEqual([true, false])
})

test('error: shows no address while no wallet is connected', () => {
  const markup = renderToMarkup(<ReceiveView model={fixtures.disconnected} onConnect={noop} />)
  expect(getTexts(markup)).toEqual(['Not connected', 'Connect to see your address.', 'Connect a wallet'])
})
