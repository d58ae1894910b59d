import { getAccount, openModal } from '@latchkit/core'
import { balanceBinding } from '@latchkit/core/bindings'
import { formatBalance } from './formatBalance'
import { kit } from './kit'
import { signHello } from './signHello'

const views = ['send', 'swap', 'receive'] as const

/** Shows the connected account, with what it can do. */
export function showAccount(): void {
  // Called at once, and after each change.
  kit.subscribe((state) => {
    const { isConnected, address } = getAccount(kit)
    getElement('intro').hidden = isConnected
    getElement('account').hidden = !isConnected
    getElement('address').textContent = address ?? ''
    getElement('balance').textContent = formatBalance(balanceBinding.toState(state, kit.config, {}))
  })
  for (const view of views)
    document.querySelector(`[data-view="${view}"]`)?.addEventListener('click', () => openModal(kit, { view }))
  getElement('sign').addEventListener('click', async () => {
    const signature = getElement('signature')
    signature.textContent = ''
    signature.textContent = await signHello()
  })
}

/** Returns the element of `index.html` with an id. */
function getElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html must contain an element with the id "${id}".`)
  return element
}
