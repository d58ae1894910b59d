import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { findFocusFaults } from '../../.storybook/findFocusFaults.js'
import { findLayoutFaults } from '../../.storybook/findLayoutFaults.js'

afterEach(() => document.body.replaceChildren())

/** Renders markup in a block of 300 px, with a known font. */
function renderMarkup(markup: string): HTMLElement {
  const root = document.createElement('main')
  root.style.cssText =
    'position: absolute; inset: 20px auto auto 20px; width: 300px; font: 16px/1.4 sans-serif'
  root.innerHTML = markup
  document.body.append(root)
  return root
}

const measure = (markup: string) => findLayoutFaults(renderMarkup(markup))

const press = async (markup: string) => {
  const root = renderMarkup(markup)
  root.tabIndex = -1
  root.focus()
  return findFocusFaults(root, (times) => userEvent.keyboard('{Tab}'.repeat(times)))
}

const hidden = 'overflow: hidden; white-space: nowrap; width: 60px'
const target = 'display: block; width: 100px; height: 30px'

test('default: a layout without faults', () => {
  const markup = `
    <h2>A title</h2>
    <div style="overflow: auto; height: 40px"><p>One</p><p>Two</p><p>Three</p></div>
    <button style="height: 40px">Connect</button>
    <p>A <a href="#a" style="font-size: 10px">link</a> in a sentence</p>
    <input style="height: 40px; padding-inline: 40px" />`
  expect(measure(markup)).toEqual([])
})

test.each<[string, string, readonly string[]]>([
  [
    'clipped text',
    `<p class="name" style="${hidden}">A long name</p>`,
    ['clipped by name: p.name "A long name"'],
  ],
  [
    'text clipped at the bottom',
    '<p class="name" style="overflow: hidden; height: 14px">A name<br>Another</p>',
    ['clipped by name: p.name "A nameAnother"'],
  ],
  [
    'text clipped by an ancestor',
    `<div class="card" style="overflow: clip; width: 60px"><p style="white-space: nowrap">A long name</p></div>`,
    ['clipped by card: p "A long name"'],
  ],
  [
    'an ellipsis without the full text',
    `<p class="name" style="${hidden}; text-overflow: ellipsis">A long name</p>`,
    ['clipped by name: p.name "A long name"'],
  ],
  [
    'text outside its button',
    '<button style="width: 60px; height: 30px; padding: 0; white-space: nowrap; text-align: start">A long name</button>',
    ['text outside its control: button "A long name"'],
  ],
  [
    'text over other text',
    '<p style="margin: 0">First</p><p style="margin: -16px 0 0">Second</p>',
    ['overlapping text: p "First" and p "Second"'],
  ],
  [
    'overlapping controls',
    `<button style="${target}">One</button><a href="#a" style="${target}; margin-top: -4px">&nbsp;</a>`,
    ['overlapping controls: button "One" and a'],
  ],
  [
    'a button over the text of an input',
    '<input style="width: 100px; height: 40px"><button aria-label="Clear" style="width: 30px; height: 30px; margin-inline-start: -40px"></button>',
    ['overlapping controls: input and button "Clear"'],
  ],
  [
    'a control that is cut',
    `<div class="row" style="overflow: hidden; width: 50px"><button aria-label="Copy" style="${target}"></button></div>`,
    ['cut by row: button "Copy"'],
  ],
  [
    'a small target',
    '<button aria-label="Close" style="width: 20px; height: 40px; padding: 0"></button>',
    ['target of 20 x 40 px: button "Close"'],
  ],
  [
    'a card outside the viewport',
    '<div class="card" style="position: fixed; left: -20px; width: 100px">A</div>',
    ['card is outside the viewport'],
  ],
])('error: %s', (_, markup, faults) => {
  expect(measure(markup)).toEqual(faults)
})

test('error: a page that is wider than the viewport', () => {
  expect(measure('<div style="width: 3000px; height: 1px"></div>')[0]).toMatch(/px wider than the viewport$/)
})

test('behavior: accepts an ellipsis with a tooltip, or in a control that is named by the text', () => {
  const ellipsis = `${hidden}; text-overflow: ellipsis`
  const markup = `<p title="A long name" style="${ellipsis}">A long name</p>
    <button style="height: 30px; width: 80px; padding: 0"><span style="display: block; ${ellipsis}">A long name</span></button>`
  expect(measure(markup)).toEqual([])
})

test('behavior: measures in shadow roots', () => {
  const root = renderMarkup('<div></div>')
  const shadow = root.firstElementChild?.attachShadow({ mode: 'open' })
  if (shadow) shadow.innerHTML = `<p class="name" style="${hidden}">A long name</p>`
  expect(findLayoutFaults(root)).toEqual(['clipped by name: p.name "A long name"'])
})

test('behavior: Tab reaches every control in visual order', async () => {
  expect(await press(`<button>A</button> <button>B</button><br><br><a href="#c">C</a>`)).toEqual([])
  document.body.replaceChildren()
  expect(await press(`<div dir="rtl"><button>A</button> <button>B</button></div>`)).toEqual([])
})

test.each<[string, string, readonly string[]]>([
  [
    'a control above the previous one',
    '<div style="display: flex; flex-direction: column-reverse"><button>A</button><button>B</button></div>',
    ['not in visual order: button "A", button "B"'],
  ],
  [
    'a control before the previous one in its row',
    '<div style="display: flex; flex-direction: row-reverse"><button>A</button><button>B</button></div>',
    ['not in visual order: button "A", button "B"'],
  ],
  ['no focus ring', '<button style="outline: none">A</button>', ['no focus ring: button "A"']],
  [
    'a thin focus ring',
    '<button style="outline: 1px solid red">A</button>',
    ['focus ring of 1px: button "A"'],
  ],
  [
    'a focus ring that is cut',
    '<div style="overflow: hidden"><button style="outline: 2px solid red; margin: 1px">A</button></div>',
    ['focus ring is cut: button "A"'],
  ],
])('error: %s', async (_, markup, faults) => {
  expect(await press(markup)).toEqual(faults)
})

test('behavior: the ring of a field can be on its panel', async () => {
  const field = '<input aria-label="A" style="outline: none">'
  expect(await press(`<p style="outline: 2px solid red; margin: 8px">${field}</p>`)).toEqual([])
  expect(await press(field)).toEqual(['no focus ring: input "A"'])
})

test('error: a control that Tab does not reach', async () => {
  const root = renderMarkup('<button>A</button>')
  expect(await findFocusFaults(root, async () => {})).toEqual(['not reached by Tab: button "A"'])
})
