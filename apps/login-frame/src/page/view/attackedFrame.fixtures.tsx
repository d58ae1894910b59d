// The page of a login frame, for tests of clickjacking. It reports to the page around it where its parts are, and what was done.
import './frame.css'
import './settings/settings.css'
import { mainnet } from '@latchkit/core/networks'
import { createRoot } from 'react-dom/client'
import { serializeTransaction } from 'viem'
import { createApprovalQueue } from '../approval/createApprovalQueue.js'
import type { ApprovalContent, QueuedRequest } from '../approval/types.js'
import { en } from '../copy/en.js'
import { createFakeAuthenticator } from '../passkey/createFakeAuthenticator.fixtures.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { App } from './App.js'
import type { AttackedView } from './attackedViews.fixtures.js'
import { isFramed } from './isFramed.js'

const view = new URLSearchParams(location.search).get('view') as AttackedView
const vault = createFakeVault()
const address = vault.user.addresses.eip155
const device = { origin: 'https://my-dapp.example', createdAt: 1, seenAt: 1 }
vault.devices.push({ ...device, id: 'b', label: 'Safari on iOS', isCurrent: false })
const own = 'https://my-dapp.example'
const signIn = `my-dapp.example wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: ${own}\nVersion: 1\nChain ID: 1\nNonce: 01234567\nIssued At: 2026-01-01T00:00:00Z`
const encode = (text: string) => new TextEncoder().encode(text)
const transaction = serializeTransaction({
  ...{ type: 'eip1559', chainId: 1, nonce: 0, gas: 21_000n, maxFeePerGas: 10n ** 9n },
  ...{ to: '0x2222222222222222222222222222222222222222', value: 10n ** 18n },
})
const typedData = {
  domain: { name: 'Coin', chainId: 1 },
  types: { Permit: [{ name: 'spender', type: 'address' }] },
  primaryType: 'Permit',
  message: { spender: address },
}
/** What is displayed for each request to sign. */
const contents: Readonly<Partial<Record<AttackedView, ApprovalContent>>> = {
  signIn: { type: 'evmMessage', message: encode(signIn) },
  message: { type: 'evmMessage', message: encode('Hello') },
  typedData: { type: 'evmTypedData', typedData },
  transaction: { type: 'evmTransaction', transaction, simulation: { status: 'succeeded' } },
  recoveryMove: { type: 'recoveryMove', from: null, to: 'other@my-dapp.example' },
}
const content = contents[view]
const signed: string[] = []
const copied: string[] = []
const queue = createApprovalQueue({
  async prepare({ request: _, ...subject }) {
    if (!content) throw new Error('The view signs nothing.')
    return { ...subject, content }
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

/** Wraps the function of the browser, to count windows. */
const { open } = window
let windows = 0
window.open = (...given) => {
  windows += 1
  return open.apply(window, given)
}
/** The calls of the vault that must not happen without the user. */
const guarded = ['revokeDevice', 'createPasskey', 'removeManaged', 'startExport', 'exportPhrase']

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
const createWork = () => settings
createRoot(root).render(
  <App
    {...{ queue, createWork, isFramed }}
    copy={en}
    networks={[mainnet]}
    projectId="my-project"
    now={() => performance.now()}
  />,
)
const request: QueuedRequest['request'] =
  view === 'passkey' || view === 'settings'
    ? { type: view }
    : { type: 'evmMessage', message: Uint8Array.of(1) }
queue
  .request({ origin: own, chainId: 'eip155:1', address, request }, new AbortController().signal)
  .catch(() => undefined)

const findButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    [en.window.open, en.approve, en.passkey.use, en.settings.devices].includes(textContent ?? ''),
  )
const timer = setInterval(() => {
  // The user reads all of it.
  document.querySelector('.content')?.scrollTo(0, 9_999)
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
  const button = findButton()
  const main = toRect(document.querySelector('main'))
  const content = toRect(document.querySelector('.content'))
  const footer = toRect(document.querySelector('.footer'))
  const done = [
    ...signed,
    ...copied,
    ...vault.calls.map(({ name }) => name).filter((name) => guarded.includes(name)),
    ...authenticator.calls.map(([name]) => name),
  ]
  parent.postMessage(
    {
      view: main,
      button: toRect(button),
      isEnabled: button !== undefined && button.getAttribute('aria-disabled') !== 'true',
      hint: document.querySelector('.hint')?.textContent ?? '',
      status: document.querySelector('[role=status]')?.textContent ?? '',
      count,
      windows,
      regions: [
        ...document.querySelectorAll(
          'h1, .source, .warning, .field, .card, .notice, .content > p, .form, .footer .button:first-child',
        ),
      ]
        .filter((element) => element !== button && !button?.contains(element))
        .map(toRect)
        .filter(({ width, height }) => width > 0 && height > 0)
        .filter((rect) => isInside(rect, content) || isInside(rect, footer)),
      done,
    },
    '*',
  )
}

function isInside({ y, height }: DOMRectInit, outer: DOMRectInit): boolean {
  const [top, bottom] = [y ?? 0, (y ?? 0) + (height ?? 0)]
  return top >= (outer.y ?? 0) && bottom <= (outer.y ?? 0) + (outer.height ?? 0)
}
