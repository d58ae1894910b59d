import { createLatchkit, openModal } from '@latchkit/core'
import { fakeAdapter, testNetworks } from '@latchkit/core/testing'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { TestApp } from '../kit.fixtures.js'

test('behavior: adapters load their code once the modal is open, and not before', async () => {
  const prepare = vi.fn()
  const fake = fakeAdapter()
  const kit = createLatchkit({
    projectId: 'test',
    networks: [testNetworks[0]],
    adapters: [(context) => ({ ...fake(context), prepare })],
    storage: null,
  })
  await render(<TestApp kit={kit} />)
  for (let count = 0; count < 5; count++) await new Promise((resolve) => requestIdleCallback(resolve))
  expect(prepare).not.toHaveBeenCalled()
  openModal(kit)
  await expect.poll(() => prepare.mock.calls.length).toBe(1)
})
