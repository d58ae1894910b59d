import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fixtures, optional } from '../siwx-sign-message/SiwxSignMessageView.fixtures.js'
import { ConnectingSiweView } from './ConnectingSiweView.js'

const view = (model: typeof fixtures.ready | typeof optional) =>
  getTexts(renderToMarkup(<ConnectingSiweView model={model} onSign={() => {}} onCancel={() => {}} />))
const text =
  'Sign this message to prove that you own this wallet, and to continue. It’s free, and moves nothing.'

test('default: what is signed, and why', () => {
  expect(view(fixtures.ready)).toEqual([
    ...['Fern needs to connect to your wallet', text],
    ...['Canceling disconnects your wallet.', fixtures.ready.message, 'Cancel', 'Sign'],
  ])
})

test('behavior: an optional sign-in of an app without a name', () => {
  expect(view(optional).slice(0, 2)).toEqual(['Sign in', text])
  expect(view(optional)).not.toContain('Canceling disconnects your wallet.')
})

test('behavior: all other states are those of the newer view', () => {
  expect(view(fixtures.declined)[0]).toBe('Signature declined')
})
