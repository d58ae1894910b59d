import type { ConnectingMultiChainModel } from '@latchkit/core'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createModal, getFocusedText } from '../../parts/modal/createModal.fixtures.js'
import { every, fixtures } from './ConnectingMultiChainView.fixtures.js'
import { ConnectingMultiChainView } from './ConnectingMultiChainView.js'

afterEach(cleanup)

test('default', async () => {
  const onSelect = vi.fn()
  await render(
    createModal({ children: <ConnectingMultiChainView model={every} onSelectNamespace={onSelect} /> }),
  )
  page
    .getByRole('button', { name: /^Ethereum & compatible/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('bip122')
  await userEvent.keyboard('{End}{Enter}')
  expect(onSelect).toHaveBeenLastCalledWith('cosmos')
})

function DisappearingWallet(): ReactElement {
  const [model, setModel] = useState<ConnectingMultiChainModel>(fixtures.ready)
  const removeWallet = () => setModel(fixtures['not-installed'])
  return createModal({
    children: <ConnectingMultiChainView model={model} onSelectNamespace={removeWallet} />,
  })
}

test('behavior: moves the focus to the title if the wallet disappears', async () => {
  await render(<DisappearingWallet />)
  await userEvent.click(page.getByRole('button', { name: 'Solana' }))
  await expect.element(page.getByRole('link', { name: 'Get Nimbus' })).toBeVisible()
  expect(getFocusedText()).toBe('Nimbus isn’t installed')
})
