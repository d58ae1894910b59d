import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fill } from './fill.js'
import { fillNodes } from './fillNodes.js'

test('default', () => {
  expect(fill('Switch to {network} in {wallet}', { network: 'Base', wallet: 'Kestrel' })).toBe(
    'Switch to Base in Kestrel',
  )
})

test('behavior: a value is not a template', () => {
  expect(fill('{wallet} and {network}', { wallet: '{network} $1 $&', network: 'Base' })).toBe(
    '{network} $1 $& and Base',
  )
})

test('behavior: a name without a value stays', () => {
  expect(fill('{wallet}', {})).toBe('{wallet}')
})

test('behavior: elements', () => {
  const nodes = fillNodes('Read the {terms} and the {privacy}.', { terms: <a href="#t">T</a>, privacy: 'P' })
  expect(renderToStaticMarkup(nodes)).toBe('Read the <a href="#t">T</a> and the P.')
})
