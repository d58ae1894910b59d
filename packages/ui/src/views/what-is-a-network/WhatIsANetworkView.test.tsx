import { expect, test } from 'vitest'
import { inServer, words } from '../../../.storybook/inServer.js'
import { ar } from '../../copy/ar.js'
import { en } from '../../copy/en.js'
import { WhatIsANetworkView } from './WhatIsANetworkView.js'

test('default', () => {
  const told = en.whatIsANetwork.panes.flatMap(({ title, text }) => [title, text])
  expect(words(inServer(<WhatIsANetworkView />))).toEqual([...told, 'Learn more about networks'])
})

test('behavior: more is to be read in the language of the copy', () => {
  expect(inServer(<WhatIsANetworkView />)).toContain(
    'href="https://ethereum.org/en/developers/docs/networks/"',
  )
  expect(inServer(<WhatIsANetworkView />, ar)).toContain(
    'href="https://ethereum.org/ar/developers/docs/networks/"',
  )
})
