import { expect, test } from 'vitest'
import { inServer, words } from '../../../.storybook/inServer.js'
import { en } from '../../copy/en.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

const told = en.whatIsAWallet.panes.flatMap(({ title, text }) => [title, text])

test('default', () => {
  expect(words(inServer(<WhatIsAWalletView onGetWallet={() => {}} />))).toEqual([...told, 'Get a wallet'])
})

test('behavior: no button where there is nothing to get', () => {
  expect(words(inServer(<WhatIsAWalletView />))).toEqual(told)
})
