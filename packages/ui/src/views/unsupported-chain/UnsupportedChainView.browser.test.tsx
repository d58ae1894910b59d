import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { getShadowRoot } from '../../parts/modal/createModal.fixtures.js'
import { openModel } from '../../parts/modal/Modal.fixtures.js'
import { Modal } from '../../parts/modal/Modal.js'
import { failed } from './UnsupportedChainView.fixtures.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'

afterEach(cleanup)
afterEach(() => page.viewport(1000, 700))

test('behavior: the advice in the row of a failed network is not truncated on a narrow screen', async () => {
  await page.viewport(320, 700)
  const route = { view: 'unsupported-chain', namespace: 'eip155' } as const
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
