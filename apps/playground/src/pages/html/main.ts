import '../../styles/page.css'
import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit, getAccount, LatchkitError } from '@latchkit/core'
import { getNetwork } from '@latchkit/core/actions'
import { defineElements } from '@latchkit/html'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { links, toHref } from '../../parts/links.js'
import { getElement } from '../getElement.js'

const navigation = document.querySelector('nav')
for (const [name, title] of links) {
  const link = Object.assign(document.createElement('a'), { href: toHref(name), textContent: title })
  if (name === 'html') link.setAttribute('aria-current', 'page')
  navigation?.append(link)
}

let violations = 0
document.addEventListener('securitypolicyviolation', () => show('violations', ++violations))

const kit = createLatchkit({
  projectId: 'without-react',
  networks: [devnet31337, devnet31338],
  adapters: [wagmi()],
})
const modal = defineElements(kit)

function showState(): void {
  const { status, address } = getAccount(kit)
  show('status', status)
  show('address', address ?? '–')
  show('network', getNetwork(kit).chainId ?? '–')
}
kit.subscribe(showState)
showState()

onClick('open', async () => void (await modal.open({ view: 'networks' })))
// Loaded when they are needed.
onClick('sign', async () => {
  const { signMessage } = await import('@latchkit/core/actions')
  return signMessage(kit, { message: 'Signed without React' })
})
onClick('disconnect', async () => {
  const { disconnect } = await import('@latchkit/core/actions')
  return disconnect(kit)
})

/** Shows what an action resolves with, or why it failed. */
function onClick(id: string, act: () => Promise<unknown>): void {
  getElement(id).addEventListener('click', async () => {
    show('result', '…')
    const result = await act().catch((error: unknown) =>
      error instanceof LatchkitError ? error.shortMessage : String(error),
    )
    show('result', result ?? 'done')
  })
}

function show(id: string, value: unknown): void {
  getElement(id).textContent = String(value)
}
