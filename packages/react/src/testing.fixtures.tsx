import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { ConnectButton } from './buttons/ConnectButton.js'
import { createKitWithWallets } from './kit.fixtures.js'
import { LatchkitProvider } from './LatchkitProvider.js'

/** Tests what an app's own tests do in a simulated DOM: render the provider and a button, and open the modal. */
export function testInSimulatedDom(): void {
  function renderApp() {
    const { kit } = createKitWithWallets()
    const host = document.body.appendChild(document.createElement('div'))
    const errors: unknown[] = []
    const root = createRoot(host, {
      onUncaughtError: (error) => errors.push(error),
      onCaughtError: (error) => errors.push(error),
    })
    root.render(createElement(LatchkitProvider, { kit }, createElement(ConnectButton)))
    return { kit, host, errors, root }
  }

  test('default', async () => {
    const { host, errors, root } = renderApp()
    await expect.poll(() => host.querySelector('button')?.textContent).toBe('Connect wallet')
    root.unmount()
    await expect.poll(() => host.innerHTML).toBe('')
    expect(errors).toEqual([])
  })

  test('behavior: the modal opens and closes without an error', async () => {
    const { kit, host, errors, root } = renderApp()
    await expect.poll(() => host.querySelector('button')).not.toBeNull()
    host.querySelector('button')?.click()
    const getDialog = () =>
      document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('dialog')
    await expect.poll(() => getDialog()?.textContent).toContain('Fake Wallet')
    expect(getDialog()?.hasAttribute('open')).toBe(true)
    getDialog()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click()
    await expect.poll(() => kit.getState().modal.status).toBe('closed')
    await expect.poll(() => getDialog()?.hasAttribute('open') ?? false).toBe(false)
    root.unmount()
    expect(errors).toEqual([])
  })
}
