import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { modal as ar } from '../../copy/languages/ar/modal.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { createModal, getShadowRoot } from '../modal/createModal.fixtures.js'
import css from './Tabs.css?inline'
import { Tabs } from './Tabs.js'

afterEach(cleanup)
afterEach(() => page.viewport(1000, 700))

const ids = ['qrcode', 'mobile', 'desktop', 'web', 'browser'] as const

function AllPlatforms({ labels }: { readonly labels: Readonly<Record<(typeof ids)[number], string>> }) {
  useStyles(css)
  const tabs = ids.map((id) => ({ id, label: labels[id] }))
  return (
    <Tabs label="Ways" tabs={tabs} selected="qrcode" onSelect={() => {}}>
      {null}
    </Tabs>
  )
}

/** Returns the words that are on several lines, or outside of their tab. */
function findBrokenWords(): readonly string[] {
  return [...getShadowRoot().querySelectorAll<HTMLElement>('.tab')].flatMap((tab) => {
    const text = tab.firstChild
    if (!(text instanceof Text)) throw new Error('no text')
    const box = tab.getBoundingClientRect()
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const [first, ...more] = range.getClientRects()
      const isInside = first && first.left >= box.left - 1 && first.right <= box.right + 1
      return isInside && more.length === 0 ? [] : [word]
    })
  })
}

const long = {
  qrcode: 'Mobiltelefon',
  mobile: 'Anwendung',
  desktop: 'Schreibtischrechner',
  web: 'Internetseite',
  browser: 'Browsererweiterung',
}

test.each([
  ['English', en, en.connectingRemote.platforms, 1],
  ['English', en, en.connectingRemote.platforms, 2],
  ['Arabic', ar, ar.connectingRemote.platforms, 2],
  ['long words', en, long, 1],
] as const)('behavior: no word is broken at 320 px: %s, text size × %4$s', async (_, copy, labels, scale) => {
  await page.viewport(320, 640)
  await render(
    createModal({
      copy,
      variables: { 'font-scale': String(scale) },
      children: <AllPlatforms labels={labels} />,
    }),
  )
  expect(findBrokenWords()).toEqual([])
  const list = getShadowRoot().querySelector('.tabs')
  expect(list?.scrollWidth).toBe(list?.clientWidth)
})
