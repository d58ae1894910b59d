import { afterEach, expect, test } from 'vitest'
import { adoptStyles } from './adoptStyles.js'

function createShadowRoot(): ShadowRoot {
  const host = document.createElement('div')
  document.body.append(host)
  return host.attachShadow({ mode: 'open' })
}

const before = document.adoptedStyleSheets

afterEach(() => {
  document.adoptedStyleSheets = before
  document.body.replaceChildren()
})

test('default', () => {
  const root = createShadowRoot()
  root.innerHTML = '<p>text</p>'
  adoptStyles(root, 'p{color:rgb(1,2,3)}')
  expect(getComputedStyle(root.querySelector('p') ?? document.body).color).toBe('rgb(1, 2, 3)')
})

test('behavior: once, however often it is asked', () => {
  const root = createShadowRoot()
  for (let time = 0; time < 10; time += 1) adoptStyles(root, 'p{}')
  adoptStyles(root, 'b{}')
  expect(root.adoptedStyleSheets).toHaveLength(2)
})

test('behavior: what the page adopted itself stays, and comes first', () => {
  const own = new CSSStyleSheet()
  document.adoptedStyleSheets = [own]
  adoptStyles(document, 'p{}')
  expect(document.adoptedStyleSheets[0]).toBe(own)
  expect(document.adoptedStyleSheets).toHaveLength(2)
})

test('behavior: a page that threw the sheet away gets it again', () => {
  adoptStyles(document, 'p{}')
  document.adoptedStyleSheets = []
  adoptStyles(document, 'p{}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
})
