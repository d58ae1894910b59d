import type { ConnectingModel } from '@latchkit/core'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createModal, getFocusedText } from '../../parts/modal/createModal.fixtures.js'
import { fixtures } from './ConnectingView.fixtures.js'
import { ConnectingView } from './ConnectingView.js'

afterEach(cleanup)

function Flow(): ReactElement {
  const [model, setModel] = useState<ConnectingModel>(fixtures.declined)
  return createModal({
    children: <ConnectingView model={model} onRetry={() => setModel(fixtures.opening)} />,
  })
}

test('default', async () => {
  await render(<Flow />)
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  // The clicked button was removed, so the focus moves to the title.
  expect(getFocusedText()).toBe('Opening Kestrel')
})
