import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { TokenIcon } from './TokenIcon.js'
import { TransferIcon } from './TransferIcon.js'

const ether = { kind: 'token', name: 'Ether', symbol: 'ETH' } as const
const findPaths = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)

test('default: a native token has the icon that it has in the list of tokens', () => {
  const shown = findPaths(
    renderToMarkup(<TransferIcon transfer={{ ...ether, isNative: true }} fallback="Sent" />),
  )
  const inList = renderToMarkup(<TokenIcon token={{ symbol: 'ETH', isNative: true }} namespace="eip155" />)
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(findPaths(inList))
})

test('behavior: a token of a contract with the same symbol has a letter', () => {
  const markup = renderToMarkup(<TransferIcon transfer={ether} fallback="Sent" />)
  expect(findPaths(markup)).toEqual([])
  expect(getTexts(markup)).toEqual(['E'])
})
