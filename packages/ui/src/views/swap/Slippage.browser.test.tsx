import { Profiler } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CopyContext } from '../../copy/CopyContext.js'
import { fullEn } from '../../copy/fullCopy.fixtures.js'
import { Slippage } from './Slippage.js'

test('behavior: the field is rendered again after each space, so that Preact removes it', async () => {
  const onRender = vi.fn()
  const onSlippage = vi.fn()
  await render(
    <CopyContext.Provider value={fullEn}>
      <Profiler id="slippage" onRender={onRender}>
        <Slippage model={{ slippageBps: 50, isAutoSlippage: false }} onSlippage={onSlippage} />
      </Profiler>
    </CopyContext.Provider>,
  )
  const field = page.getByRole('textbox')
  await field.click()
  await userEvent.keyboard('{End}  ')
  await expect.element(field).toHaveValue('0.5')
  onRender.mockClear()
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveValue('0.5')
  expect(onRender).toHaveBeenCalledOnce()
  expect(onSlippage).toHaveBeenLastCalledWith(50)
})
