import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { en } from '../../copy/en.js'
import { modal as ar } from '../../copy/languages/ar/modal.js'
import { WhatIsANetworkView } from './WhatIsANetworkView.js'

test('default', () => {
  const texts = en.whatIsANetwork.panes.flatMap(({ title, text }) => [title, text])
  expect(getTexts(renderToMarkup(<WhatIsANetworkView />))).toEqual([...texts, 'Learn more about networks'])
})

test('behavior: the link opens documentation in the language of the copy', () => {
  expect(renderToMarkup(<WhatIsANetworkView />)).toContain(
    'href="https://ethereum.org/en/developers/docs/networks/"',
  )
  expect(renderToMarkup(<WhatIsANetworkView />, ar)).toContain(
    'href="https://ethereum.org/ar/developers/docs/networks/"',
  )
})
