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

test('behavior: adopts the same CSS only once', () => {
  const root = createShadowRoot()
  for (let time = 0; time < 10; time += 1) adoptStyles(root, 'p{}')
  adoptStyles(root, 'b{}')
  expect(root.adoptedStyleSheets).toHaveLength(2)
})

test('behavior: keeps the style sheets of the page before it', () => {
  const own = new CSSStyleSheet()
  document.adoptedStyleSheets = [own]
  adoptStyles(document, 'p{}')
  expect(document.adoptedStyleSheets[0]).toBe(own)
  expect(document.adoptedStyleSheets).toHaveLength(2)
})

test('behavior: adopts the style sheet again after the page removed it', () => {
  adoptStyles(document, 'p{}')
  document.adoptedStyleSheets = []
  adoptStyles(document, 'p{}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
})
