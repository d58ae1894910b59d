import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AccountButton } from './buttons/AccountButton.js'
import { ConnectButton } from './buttons/ConnectButton.js'
import { NetworkButton } from './buttons/NetworkButton.js'
import { WalletButton } from './buttons/WalletButton.js'
import { createKitWithWallets } from './kit.fixtures.js'
import { LatchkitProvider } from './LatchkitProvider.js'
import { ar } from './locales/ar.js'
import { LatchkitModal } from './modal/LatchkitModal.js'

/** Renders the markup that a server sends. There is no `window` in this environment. */
function renderOnServer(options: Parameters<typeof createKitWithWallets>[1] = {}, locale?: typeof ar) {
  const { kit, adapters } = createKitWithWallets(undefined, options)
  const html = renderToString(
    <LatchkitProvider kit={kit} locale={locale}>
      <ConnectButton />
      <AccountButton />
      <NetworkButton />
      {kit.config.enableEmbedded && <LatchkitModal />}
    </LatchkitProvider>,
  )
  return { html, kit, adapters }
}

describe('on a server', () => {
  test('default', () => {
    const { html } = renderOnServer()
    expect('window' in globalThis).toBe(false)
    expect(html).toContain('Connect wallet')
    expect(html).toContain('Local One')
    expect(html).not.toContain('data-latchkit="account"')
  })

  test('behavior: rendering does not start the kit', () => {
    const { kit, adapters } = renderOnServer()
    expect(adapters[0].started).toBe(false)
    expect(kit.getState()).toBe(kit.getInitialState())
  })

  test('behavior: the markup has no inline style, which a strict CSP would block', () => {
    expect(renderOnServer({ themeVariables: { accent: 'teal' } }).html).not.toMatch(/style=|<style/)
  })

  test('behavior: the modal is not rendered on the server, even if it is inline', () => {
    expect(renderOnServer({ enableEmbedded: true }).html).not.toContain('data-latchkit="modal"')
  })

  test('param: initialState shows the status "connecting" for a stored connector', () => {
    const { html } = renderOnServer({ initialState: { connectors: { eip155: 'io.fake' } } })
    expect(html).toContain('Connecting')
  })

  test('behavior: a button that connects a wallet has the name and the icon of the options', () => {
    const custom = { id: 'custom', name: 'Custom Wallet', homepage: 'https://custom.example' }
    const { kit } = createKitWithWallets(undefined, {
      customWallets: [{ ...custom, image_url: 'https://custom.example/icon.png' }],
      connectorImages: { 'io.fake': 'https://my-dapp.example/fake.png' },
    })
    const html = renderToString(
      <LatchkitProvider kit={kit}>
        <WalletButton wallet="custom" />
        <WalletButton wallet="unknown" label="Another wallet" />
      </LatchkitProvider>,
    )
    expect(html).toContain('Custom Wallet')
    expect(html).toContain('https://custom.example/icon.png')
    expect(html).toContain('Another wallet')
  })

  test('param: locale', () => {
    expect(renderOnServer({}, ar).html).toContain('ربط محفظة')
  })
})
