// @vitest-environment jsdom
import { openModal } from '@latchkit/core/actions'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Renders the modal while a wallet of this type connects. */
async function renderConnecting(type: 'external' | 'announced') {
  const { kit, adapters } = createKitWithWallets([
    { id: 'metaMaskSDK', name: 'MetaMask', type, behavior: 'hangs' },
  ])
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(<TestApp kit={kit} />)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await expect.poll(() => host.querySelector('button')).not.toBeNull()
  ignoreRejection(openModal(kit))
  const dialog = () => document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('dialog')
  const row = () =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find((button) =>
      button.textContent?.includes('MetaMask'),
    )
  await expect.poll(() => row()).toBeDefined()
  row()?.click()
  await expect.poll(() => dialog()?.textContent).toContain('Opening MetaMask')
  return { wallet: adapters[0].wallet('metaMaskSDK'), dialog }
}

test('default: the URI that MetaMask’s SDK emits is shown as a QR code until the attempt ends', async () => {
  const { wallet, dialog } = await renderConnecting('external')
  const code = () => dialog()?.querySelector('[role=img][aria-label^="QR code for MetaMask"]')
  wallet.displayUri('metamask://connect?channelId=1')
  await expect.poll(() => code()).not.toBeNull()
  expect(dialog()?.textContent).toContain('Copy link')
  const drawing = () => code()?.querySelector('path')?.getAttribute('d')
  const first = drawing()
  wallet.displayUri('metamask://connect?channelId=2')
  await expect.poll(() => drawing()).not.toBe(first)
  wallet.reject()
  await expect.poll(() => dialog()?.textContent).toContain('Try again')
  expect(code()).toBeNull()
})

test('behavior: without a URI the connecting view stays', async () => {
  const { wallet, dialog } = await renderConnecting('external')
  wallet.displayUri('javascript alert(1)')
  wallet.displayUri(undefined)
  expect(dialog()?.textContent).toContain('Opening MetaMask')
})
