import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { en } from '../../copy/en.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

const texts = en.whatIsAWallet.panes.flatMap(({ title, text }) => [title, text])

test('default', () => {
  expect(getTexts(renderToMarkup(<WhatIsAWalletView onGetWallet={() => {}} />))).toEqual([
    ...texts,
    'Get a wallet',
  ])
})

test('behavior: shows no button without a callback', () => {
  expect(getTexts(renderToMarkup(<WhatIsAWalletView />))).toEqual(texts)
})
