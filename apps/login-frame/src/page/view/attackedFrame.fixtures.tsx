// The page of a login frame, for tests of clickjacking. It reports to the page around it where its parts are, and what was done.
import './frame.css'
import './settings/settings.css'
import { mainnet } from '@latchkit/core/networks'
import { createRoot } from 'react-dom/client'
import { createApprovalQueue } from '../approval/createApprovalQueue.js'
import type { QueuedRequest } from '../approval/types.js'
import { en } from '../copy/en.js'
import { createFakeAuthenticator } from '../passkey/createFakeAuthenticator.fixtures.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { App } from './App.js'
import type { AttackedView } from './attackedViews.fixtures.js'

const view = new URLSearchParams(location.search).get('view') as AttackedView
const vault = createFakeVault()
const address = vault.user.addresses.eip155
const device = { origin: 'https://my-dapp.example', createdAt: 1, seenAt: 1 }
vault.devices.push({ ...device, id: 'b', label: 'Safari on iOS', isCurrent: false })
/** It has a warning, and fits into the view. */
const message = new TextEncoder().encode('Hello\u202e')
const signed: string[] = []
const copied: string[] = []
const queue = createApprovalQueue({
  async prepare({ request: _, ...subject }) {
    return { ...subject, content: { type: 'evmMessage', message } }
  },
  async sign() {
    signed.push('signed')
    return '0xsigned'
  },
})
const authenticator = createFakeAuthenticator()
const settings = {
  vault,
  authenticator,
  async copy(text: string) {
    copied.push(text)
  },
  setTimer: () => () => {},
}

/** The steps from the settings to the view, as texts of buttons, and words to type. */
const { settings: texts, passkey } = en
const steps: Readonly<Record<AttackedView, readonly string[]>> = {
  approval: [],
  passkey: [],
  revoke: [texts.devices, texts.device.revoke],
  addPasskey: [texts.passkey.title],
  removeManaged: [texts.passkey.title, texts.passkey.removeManaged.row],
  sendCode: [texts.phraseRow],
}
/** What the view does, as the text of its button. */
const actions: Readonly<Record<AttackedView, string>> = {
  approval: en.approve,
  passkey: passkey.use,
  revoke: texts.device.revoke,
  addPasskey: texts.passkey.add,
  removeManaged: texts.passkey.removeManaged.confirm,
  sendCode: texts.warning.send,
}
/** The calls of the vault that must not happen without the user. */
const guarded = ['revokeDevice', 'createPasskey', 'removeManaged', 'startExport', 'exportPhrase']

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
const createWork = () => settings
createRoot(root).render(
  <App
    {...{ queue, createWork }}
    copy={en}
    networks={[mainnet]}
    projectId="my-project"
    now={() => performance.now()}
  />,
)
if (view === 'removeManaged') vault.setEnvelopes(['managed', 'passkey'])
const request: QueuedRequest['request'] =
  view === 'approval'
    ? { type: 'evmMessage', message: Uint8Array.of(1) }
    : { type: view === 'passkey' ? 'passkey' : 'settings' }
queue
  .request(
    { origin: 'https://my-dapp.example', chainId: 'eip155:1', address, request },
    new AbortController().signal,
  )
  .catch(() => undefined)

const findButton = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent?.startsWith(text))
const left = [...steps[view]]
const timer = setInterval(() => {
  const [next] = left
  const button = next && findButton(next)
  if (button) {
    left.shift()
    button.click()
  }
  const input = document.querySelector('input')
  if (left.length === 0 && view === 'sendCode' && input && input.value === '') {
    // React reads the value that the element has before the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, texts.warning.word)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  report()
}, 30)
window.addEventListener('pagehide', () => clearInterval(timer))

let count = 0

function report(): void {
  count += 1
  const toRect = (element: Element | null | undefined) => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return { x, y, width, height }
  }
  const isThere = left.length === 0
  const button = isThere ? findButton(actions[view]) : undefined
  const done = [
    ...signed,
    ...copied,
    ...vault.calls.map(({ name }) => name).filter((name) => guarded.includes(name)),
    ...authenticator.calls.map(([name]) => name),
  ]
  parent.postMessage(
    {
      view: toRect(document.querySelector('main')),
      button: toRect(button),
      isEnabled: button?.getAttribute('aria-disabled') === 'false',
      hint: document.querySelector('.hint')?.textContent ?? '',
      count,
      regions: [
        ...document.querySelectorAll(
          'h1, .source, .warning, .field, .card, .notice, .content > p, .form, .footer .button:first-child',
        ),
      ]
        .filter((element) => element !== button && !button?.contains(element))
        .map(toRect)
        .filter(({ width, height }) => width > 0 && height > 0),
      done,
    },
    '*',
  )
}
