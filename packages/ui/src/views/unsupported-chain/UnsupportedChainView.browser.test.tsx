import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { getShadowRoot } from '../../parts/modal/createModal.fixtures.js'
import { openModel } from '../../parts/modal/Modal.fixtures.js'
import { Modal } from '../../parts/modal/Modal.js'
import { failed, fixtures } from './UnsupportedChainView.fixtures.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'

afterEach(cleanup)
afterEach(() => page.viewport(1000, 700))

const route = { view: 'unsupported-chain', namespace: 'eip155' } as const

test('behavior: only the network that is switched to is not dimmed', async () => {
  await render(
    <Modal model={{ ...openModel, route }} copy={en} theme="light" onClose={() => {}}>
      <UnsupportedChainView model={fixtures.switching} />
    </Modal>,
  )
  const rows = [...getShadowRoot().querySelectorAll('button.row')]
  const shown = rows.flatMap((row) => {
    const icon = row.querySelector('.mark')
    return icon && getComputedStyle(icon).opacity === '1' ? row.textContent : []
  })
  expect(shown).toEqual(['Base'])
})

test('behavior: the advice in the row of a failed network is not truncated on a narrow screen', async () => {
  await page.viewport(320, 700)
  await render(
    <Modal model={{ ...openModel, route }} copy={en} theme="light" onClose={() => {}}>
      <UnsupportedChainView model={failed} />
    </Modal>,
  )
  const detail = getShadowRoot().querySelector('.row-detail')
  // The texts of errors load after the modal has opened.
  await expect.poll(() => detail?.textContent).toContain('choose another one')
  expect(detail?.scrollWidth).toBe(detail?.clientWidth)
})
