import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fill } from './fill.js'
import { fillNodes } from './fillNodes.js'

test('default', () => {
  expect(fill('Switch to {network} in {wallet}', { network: 'Base', wallet: 'Kestrel' })).toBe(
    'Switch to Base in Kestrel',
  )
})

test('behavior: does not interpolate placeholders within a value', () => {
  expect(fill('{wallet} and {network}', { wallet: '{network} $1 $&', network: 'Base' })).toBe(
    '{network} $1 $& and Base',
  )
})

test('behavior: keeps a placeholder without a value', () => {
  expect(fill('{wallet}', {})).toBe('{wallet}')
})

test('behavior: fillNodes inserts elements', () => {
  const nodes = fillNodes('Read the {terms} and the {privacy}.', { terms: <a href="#t">T</a>, privacy: 'P' })
  expect(renderToStaticMarkup(nodes)).toBe('Read the <a href="#t">T</a> and the P.')
})
