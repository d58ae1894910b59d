import { connect, signMessage } from '@latchkit/core/actions'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLatchkit } from './hooks/useLatchkit.js'
import { createKitWithWallets, TestApp } from './kit.fixtures.js'

const dialog = page.getByRole('dialog')
const connectButton = page.getByRole('button', { name: 'Connect wallet' })
const accountButton = page.getByRole('button', { name: 'Account 0xf39F…2266' })
const walletRow = dialog.getByRole('button', { name: 'Fake Wallet' })

/** Returns the text of the focused element in the modal; `document.activeElement` is only the shadow host. */
function focusedInModal(): string | null | undefined {
  return document.activeElement?.shadowRoot?.activeElement?.textContent
}

/** Opens the modal and shows the connecting view of a wallet that hangs, so that its code is loaded. Then goes back. */
async function loadConnectingView(): Promise<void> {
  await connectButton.click()
  await walletRow.click()
  await expect.element(dialog).toHaveAccessibleName('Connecting')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(walletRow).toBeVisible()
}

function getModalRoot(): ShadowRoot {
  const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
  if (!root) throw new Error('The modal is not rendered.')
  return root
}

function getView(): string | null | undefined {
  return getModalRoot().querySelector('dialog [data-view]')?.getAttribute('data-view')
}

/** Returns the views that the modal renders, and what its live regions announce, from now on. */
function recordModal(): { readonly views: (string | null)[]; readonly announced: (string | null)[] } {
  const views: (string | null)[] = []
  const announced: (string | null)[] = []
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (!(target instanceof Element)) continue
      if (type === 'attributes') views.push(target.getAttribute('data-view'))
      else if (target.role === 'status') announced.push(target.textContent)
    }
  })
  observer.observe(getModalRoot(), { subtree: true, childList: true, attributeFilter: ['data-view'] })
  return { views, announced }
}

/** A button of the host app. */
function Pay({ onResult }: { readonly onResult: (address: string | undefined) => void }) {
  const { open } = useLatchkit()
  return (
    <button type="button" onClick={async () => onResult((await open())?.address)}>
      Pay
    </button>
  )
}

describe('connecting in the modal', () => {
  test('default', async () => {
    const { kit, adapters } = createKitWithWallets()
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
    await walletRow.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(accountButton).toHaveFocus()
    expect(adapters[0].prompts).toBe(1)
  })

  test('behavior: the modal that leaves shows the success, and the page is usable at once', async () => {
    const { kit, adapters } = createKitWithWallets([
      { id: 'io.fake', name: 'Fake Wallet', behavior: 'hangs' },
    ])
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await walletRow.click()
    await expect.element(dialog.getByRole('status').filter({ hasText: 'Opening' })).toBeVisible()
    adapters[0].wallet('io.fake').approve()
    const getLeaving = () =>
      document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('.leaving')
    await expect.poll(() => getLeaving()?.querySelector('.ring')?.getAttribute('data-state')).toBe('closed')
    for (const animation of getLeaving()?.getAnimations() ?? []) animation.pause()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('status').filter({ hasText: 'Connected' })).toBeInTheDocument()
    await accountButton.click()
    await expect.element(dialog).toHaveAccessibleName('Account')
    // The next modal replaces it.
    expect(getLeaving()).toBeNull()
  })

  test('behavior: a wallet that connects before the next frame has no connecting view', async () => {
    const { kit, adapters } = createKitWithWallets([
      { id: 'io.fake', name: 'Fake Wallet', behavior: 'hangs' },
    ])
    await render(<TestApp kit={kit} />)
    await loadConnectingView()
    adapters[0].wallet('io.fake').behavior = 'approves'
    const { views, announced } = recordModal()
    await walletRow.click()
    await expect.element(accountButton).toHaveFocus()
    // Empty again, so that a user who reads the page later does not find it.
    await expect.poll(() => announced).toEqual(['Connected', ''])
    expect(views).not.toContain('connecting')
  })

  test('behavior: the first frame after the click shows the connecting view', async () => {
    const { kit } = createKitWithWallets([{ id: 'io.fake', name: 'Fake Wallet', behavior: 'hangs' }])
    await render(<TestApp kit={kit} />)
    await loadConnectingView()
    const row = walletRow.element()
    await new Promise(requestAnimationFrame)
    row.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    // A task of its own, so that these callbacks run after that of the modal.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(undefined)
    })
    const view = await new Promise((resolve) => requestAnimationFrame(() => resolve(getView())))
    expect(view).toBe('connecting')
  })

  test('behavior: works with the keyboard only', async () => {
    const { kit } = createKitWithWallets()
    await render(<TestApp kit={kit} />)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(focusedInModal).toBe('Connect a wallet')
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.poll(focusedInModal).toContain('Fake Wallet')
    await userEvent.keyboard('{Enter}')
    await expect.element(accountButton).toHaveFocus()
  })

  test('behavior: the user can cancel a request that the wallet never answers', async () => {
    const { kit, adapters } = createKitWithWallets()
    await render(<TestApp kit={kit} />)
    await connect(kit, { connectorId: 'io.fake' })
    adapters[0].wallet('io.fake').behavior = 'hangs'
    const signature = signMessage(kit, { message: 'hello' })
    const failure = expect(signature).rejects.toMatchObject({ code: 'aborted' })
    await accountButton.click()
    await dialog.getByRole('button', { name: 'Stop waiting' }).click()
    await failure
    await expect.element(dialog.getByRole('button', { name: 'Stop waiting' })).not.toBeInTheDocument()
  })

  test('behavior: Escape closes the modal and restores the focus', async () => {
    const { kit } = createKitWithWallets()
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(connectButton).toHaveFocus()
  })

  test('behavior: announces the status in a live region', async () => {
    const { kit, adapters } = createKitWithWallets([
      { id: 'io.fake', name: 'Fake Wallet', behavior: 'hangs' },
    ])
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await walletRow.click()
    const status = dialog.getByRole('status').filter({ hasText: /\w/ })
    await expect.element(status).toHaveTextContent('Opening Fake Wallet')
    adapters[0].wallet('io.fake').reject()
    await expect.element(status).toHaveTextContent('Request declined')
  })

  test('behavior: a declined request is shown without an error and can be retried', async () => {
    const { kit, adapters } = createKitWithWallets([
      { id: 'io.fake', name: 'Fake Wallet', behavior: 'rejects' },
    ])
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await walletRow.click()
    await expect.element(dialog.getByText('Request declined')).toBeVisible()
    adapters[0].wallet('io.fake').behavior = 'approves'
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(accountButton).toBeVisible()
  })

  test('error: shows a retry after a wallet error', async () => {
    const { kit } = createKitWithWallets([{ id: 'io.fake', name: 'Fake Wallet', behavior: 'fails' }])
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await walletRow.click()
    await expect.element(dialog.getByText('Couldn’t connect')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('error: links to the website of a wallet that is not installed', async () => {
    const { kit } = createKitWithWallets([], {
      customWallets: [{ id: 'other', name: 'Other Wallet', homepage: 'https://wallet.example/' }],
    })
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await dialog.getByRole('button', { name: 'Other Wallet' }).click()
    await expect
      .element(dialog.getByRole('link', { name: 'Get Other Wallet' }))
      .toHaveAttribute('href', 'https://wallet.example/')
  })

  test('behavior: Back cancels the attempt', async () => {
    const { kit, adapters, clock } = createKitWithWallets([
      { id: 'io.fake', name: 'Fake Wallet', behavior: 'hangs' },
    ])
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await walletRow.click()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.element(walletRow).toBeVisible()
    // Going back cancels the attempt 100 ms later (see apps/docs/src/content/docs/concepts/behavior/modal.md, "Modal and views").
    await clock.advance(100)
    adapters[0].wallet('io.fake').approve()
    expect(kit.getState().connection.eip155?.status).toBe('disconnected')
  })

  test('behavior: `open` resolves with the account or with undefined', async () => {
    const addresses: (string | undefined)[] = []
    const { kit } = createKitWithWallets()
    await render(
      <TestApp kit={kit}>
        <Pay onResult={(address) => addresses.push(address)} />
      </TestApp>,
    )
    await page.getByRole('button', { name: 'Pay' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => addresses).toEqual([undefined])
    await page.getByRole('button', { name: 'Pay' }).click()
    await walletRow.click()
    await expect.poll(() => addresses).toEqual([undefined, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])
  })

  test('behavior: the modal closes when the host app connects a wallet', async () => {
    const { kit } = createKitWithWallets()
    await render(<TestApp kit={kit} />)
    await connectButton.click()
    await expect.element(dialog).toBeVisible()
    await connect(kit, { connectorId: 'io.fake' })
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
