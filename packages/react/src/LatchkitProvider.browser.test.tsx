import { connect, openModal, setThemeMode, setThemeVariables } from '@latchkit/core/actions'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton } from './buttons/ConnectButton.js'
import { NetworkButton } from './buttons/NetworkButton.js'
import { useLatchkitAccount } from './hooks/useLatchkitAccount.js'
import { createKitWithWallets } from './kit.fixtures.js'
import { LatchkitProvider } from './LatchkitProvider.js'
import { ar } from './locales/ar.js'
import { LatchkitModal } from './modal/LatchkitModal.js'

const dialog = page.getByRole('dialog')

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Renders the account status of the nearest provider. */
function Status({ of }: { readonly of: string }) {
  return (
    <p>
      {of}: {useLatchkitAccount().status}
    </p>
  )
}

describe('mounting', () => {
  test('default', async () => {
    const { kit, adapters } = createKitWithWallets()
    const screen = await render(<LatchkitProvider kit={kit} />)
    expect(adapters[0].started).toBe(true)
    await screen.unmount()
    expect(adapters[0].started).toBe(false)
  })

  test('behavior: another locale does not start the kit again', async () => {
    const { kit } = createKitWithWallets()
    const mount = vi.spyOn(kit, 'mount')
    const screen = await render(<LatchkitProvider kit={kit} />)
    await screen.rerender(<LatchkitProvider kit={kit} locale={ar} />)
    expect(mount).toHaveBeenCalledTimes(1)
  })

  test('behavior: strict mode leaves it mounted once', async () => {
    const { kit, adapters } = createKitWithWallets()
    const screen = await render(
      <StrictMode>
        <LatchkitProvider kit={kit} />
      </StrictMode>,
    )
    expect(adapters[0].started).toBe(true)
    await screen.unmount()
    expect(adapters[0].started).toBe(false)
  })

  test('behavior: another kit replaces the previous one', async () => {
    const before = createKitWithWallets()
    const after = createKitWithWallets()
    const screen = await render(<LatchkitProvider kit={before.kit} />)
    await screen.rerender(<LatchkitProvider kit={after.kit} />)
    expect([before.adapters[0].started, after.adapters[0].started]).toEqual([false, true])
  })

  test('error: without a provider', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(render(<ConnectButton />)).rejects.toMatchObject({ code: 'provider-missing' })
  })
})

describe('multiple kits', () => {
  test('behavior: kits side by side have separate state', async () => {
    const a = createKitWithWallets()
    const b = createKitWithWallets()
    await render(
      <>
        <LatchkitProvider kit={a.kit}>
          <Status of="a" />
        </LatchkitProvider>
        <LatchkitProvider kit={b.kit}>
          <Status of="b" />
        </LatchkitProvider>
      </>,
    )
    const before = b.kit.getState()
    void openModal(a.kit)
    await dialog.getByRole('button', { name: 'Fake Wallet' }).click()
    await expect.element(page.getByText('a: connected')).toBeVisible()
    await expect.element(page.getByText('b: disconnected')).toBeVisible()
    expect(b.kit.getState()).toBe(before)
  })

  test('behavior: components use the kit of the nearest provider', async () => {
    const outer = createKitWithWallets()
    const inner = createKitWithWallets()
    await render(
      <LatchkitProvider kit={outer.kit}>
        <Status of="outer" />
        <LatchkitProvider kit={inner.kit}>
          <Status of="inner" />
        </LatchkitProvider>
      </LatchkitProvider>,
    )
    await connect(inner.kit, { connectorId: 'io.fake' })
    await expect.element(page.getByText('inner: connected')).toBeVisible()
    await expect.element(page.getByText('outer: disconnected')).toBeVisible()
  })
})

describe('the modal', () => {
  test('behavior: it is rendered at the end of the body', async () => {
    const { kit } = createKitWithWallets()
    await render(<LatchkitProvider kit={kit} />)
    void openModal(kit)
    await expect.element(dialog).toBeVisible()
    expect(document.querySelector('[data-latchkit="modal"]')?.parentElement).toBe(document.body)
  })

  test('behavior: it is loaded when the browser is idle, unless the provider unmounts first', async () => {
    const idle: (() => void)[] = []
    const cancelled: number[] = []
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
    vi.stubGlobal('cancelIdleCallback', (id: number) => cancelled.push(id))
    const { kit } = createKitWithWallets()
    const screen = await render(<LatchkitProvider kit={kit} />)
    expect(document.querySelector('[data-latchkit="modal"]')).toBeNull()
    for (const work of [...idle]) work()
    await expect.poll(() => document.querySelector('[data-latchkit="modal"]')).not.toBeNull()
    await screen.unmount()
    expect(new Set(cancelled)).toEqual(new Set(idle.map((_, index) => index + 1)))
  })

  test('param: disableAppend', async () => {
    const { kit } = createKitWithWallets()
    await render(
      <LatchkitProvider kit={kit} disableAppend>
        <main>
          <LatchkitModal />
        </main>
      </LatchkitProvider>,
    )
    void openModal(kit)
    await expect.element(dialog).toBeVisible()
    expect(document.querySelectorAll('[data-latchkit="modal"]')).toHaveLength(1)
  })

  test('behavior: an inline modal is a card in place that shows the account once connected', async () => {
    const { kit } = createKitWithWallets(undefined, { enableEmbedded: true })
    await render(
      <LatchkitProvider kit={kit}>
        <main>
          <LatchkitModal />
        </main>
      </LatchkitProvider>,
    )
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Fake Wallet' }).click()
    await expect.element(main.getByRole('heading', { name: 'Account' })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('language and theme', () => {
  test('param: locale', async () => {
    const { kit } = createKitWithWallets()
    await render(
      <LatchkitProvider kit={kit} locale={ar}>
        <ConnectButton />
      </LatchkitProvider>,
    )
    await page.getByRole('button', { name: 'ربط محفظة' }).click()
    await expect.element(dialog).toBeVisible()
    expect(getComputedStyle(dialog.element()).direction).toBe('rtl')
  })

  test('behavior: another locale replaces the copy of an open modal', async () => {
    const { kit } = createKitWithWallets()
    const screen = await render(<LatchkitProvider kit={kit} />)
    void openModal(kit)
    await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
    await screen.rerender(<LatchkitProvider kit={kit} locale={ar} />)
    await expect.element(dialog).toHaveAccessibleName('ربط محفظة')
  })

  test('behavior: theme mode and variables apply to the modal and the buttons', async () => {
    const { kit } = createKitWithWallets(undefined, { themeVariables: { accent: 'rgb(1, 2, 3)' } })
    await render(
      <LatchkitProvider kit={kit}>
        <ConnectButton />
      </LatchkitProvider>,
    )
    const button = page.getByRole('button', { name: 'Connect wallet' })
    const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue('--latchkit-accent')
    expect(accentOf(button.element())).toBe('rgb(1, 2, 3)')
    await setThemeMode(kit, { themeMode: 'dark' })
    await setThemeVariables(kit, { themeVariables: { accent: 'rgb(4, 5, 6)' } })
    await expect.element(button).toHaveAttribute('data-theme', 'dark')
    expect(accentOf(button.element())).toBe('rgb(4, 5, 6)')
    await button.click()
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().closest('[data-theme]')).toHaveAttribute('data-theme', 'dark')
    expect(accentOf(dialog.element())).toBe('rgb(4, 5, 6)')
  })
})

describe('hydration', () => {
  test('default', async () => {
    const { kit } = createKitWithWallets([{ id: 'io.fake', name: 'Fake Wallet', open: true }], {
      initialState: { connectors: { eip155: 'io.fake' } },
    })
    const app = (
      <LatchkitProvider kit={kit}>
        <ConnectButton />
        <NetworkButton />
        <Status of="it" />
      </LatchkitProvider>
    )
    const errors: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(app)
    const button = container.querySelector('[data-latchkit="connect"]')
    expect(button).toHaveTextContent('Connecting')
    const root = hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) })
    await expect.poll(() => kit.getState().connection.eip155?.status).not.toBe('reconnecting')
    await expect.element(page.getByText(/^it: (?!reconnecting)/)).toBeVisible()
    expect(container.querySelector('button')).toBe(button)
    root.unmount()
    container.remove()
    expect(errors).toEqual([])
  })
})
