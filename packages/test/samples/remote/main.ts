import { UniversalProvider } from '@walletconnect/universal-provider'
import { renderSVG } from 'uqr'

// An app with WalletConnect's provider and nothing else. It has no code for its tests.
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const status = document.querySelector('[role=status]') as HTMLElement
const code = document.querySelector('#code') as HTMLElement

const provider = await UniversalProvider.init({
  projectId: '5f0c0a5d8d4c4b6f8f2e7a9c1b3d5e7f',
  metadata: { name: 'Remote shop', description: 'A shop', url: location.origin, icons: [] },
  telemetryEnabled: false,
})
let uri = ''

provider.on('display_uri', (shown: string) => {
  uri = shown
  code.innerHTML = renderSVG(shown, { pixelSize: 6 })
})
provider.on('accountsChanged', (accounts: readonly string[]) => {
  status.textContent = `Now ${accounts[0]}`
})
provider.on('session_delete', () => {
  status.textContent = 'The phone disconnected'
})

function listen(id: string, action: () => Promise<void> | void): void {
  document.querySelector(id)?.addEventListener('click', async () => {
    try {
      await action()
    } catch (error) {
      status.textContent = `Failed: ${Object(error).message}`
    }
  })
}

listen('#connect', async () => {
  const session = await provider.connect({
    optionalNamespaces: {
      eip155: {
        chains: ['eip155:1'],
        methods: ['eth_sendTransaction', 'personal_sign'],
        events: ['accountsChanged', 'chainChanged'],
      },
    },
  })
  code.replaceChildren()
  status.textContent = session?.namespaces.eip155?.accounts[0] ?? 'No account'
})
listen('#open', () => void window.open(`https://wallet.example/wc?uri=${encodeURIComponent(uri)}`, '_blank'))
listen('#pay', async () => {
  const [, , from] = (provider.session?.namespaces.eip155?.accounts[0] ?? '').split(':')
  const transaction = { from, to: shop, value: '0xde0b6b3a7640000' }
  const hash = await provider.request<string>(
    { method: 'eth_sendTransaction', params: [transaction] },
    'eip155:1',
  )
  status.textContent = `Paid ${hash}`
})
// A click before this would have no listener.
document.querySelector('fieldset')?.removeAttribute('disabled')
