import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { en } from '../../copy/en.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

const told = en.whatIsAWallet.panes.flatMap(({ title, text }) => [title, text])

test('default', () => {
  expect(getTexts(renderToMarkup(<WhatIsAWalletView onGetWallet={() => {}} />))).toEqual([
    ...told,
    'Get a wallet',
  ])
})

test('behavior: no button where there is nothing to get', () => {
  expect(getTexts(renderToMarkup(<WhatIsAWalletView />))).toEqual(told)
})
