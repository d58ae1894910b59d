import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { modal as ar } from '../../copy/languages/ar/modal.js'
import { createModal, finishAnimations, getShadowRoot } from '../../parts/modal/createModal.fixtures.js'
import { unchecked } from './ConnectView.fixtures.js'
import { ConnectView } from './ConnectView.js'

afterEach(cleanup)

const checkbox = page.getByRole('checkbox')

// The playground's e2e/legal.spec.ts tests that the checkbox is painted.
describe.each([
  ['left to right', en],
  ['right to left', ar],
] as const)('%s', (_, copy) => {
  test('behavior: the checkbox is 24 px wide and precedes its text', async () => {
    await render(createModal({ copy, children: <ConnectView model={unchecked} /> }))
    await expect.element(checkbox).toBeVisible()
    await finishAnimations()
    const box = checkbox.element().getBoundingClientRect()
    const text = getShadowRoot().querySelector('.legal span')?.getBoundingClientRect() ?? new DOMRect()
    expect([box.width, box.height]).toEqual([24, 24])
    if (copy.dir === 'ltr') expect(box.right).toBeLessThan(text.left)
    else expect(box.left).toBeGreaterThan(text.right)
  })
})
