import { mainnet, solana } from '@latchkit/core/networks'
import { base58 } from '@scure/base'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createApprovalQueue } from '../approval/createApprovalQueue.js'
import type { Approval, ApprovalContent, ApprovalSubject, Prices, QueuedRequest } from '../approval/types.js'
import type { FrameConfig } from '../config/FrameConfig.js'
import type { Copy } from '../copy/Copy.js'
import { en } from '../copy/en.js'
import type { ApprovalModel } from '../describe/ApprovalModel.js'
import { createFakeAuthenticator } from '../passkey/createFakeAuthenticator.fixtures.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { App } from './App.js'
import { BrandContext } from './parts/BrandContext.js'

/** The account of the requests on EVM chains. */
export const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
/** The app. */
export const origin = 'https://my-dapp.example'
/** The account of the requests on Solana. */
export const payer: string = base58.encode(new Uint8Array(32).fill(1))
/** A request to sign a text. */
export const message: ApprovalContent = { type: 'evmMessage', message: new TextEncoder().encode('Hello') }

/** A sign-in at the app that asks. */
export const signIn: ApprovalContent = {
  type: 'evmMessage',
  message: new TextEncoder().encode(
    `${new URL(origin).host} wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: ${origin}\nVersion: 1\nChain ID: 1\nNonce: 01234567\nIssued At: 2026-01-01T00:00:00Z`,
  ),
}

/** Renders the page with a request of that content, or with one that nothing signs. `isFramed`: which requests are in the page itself. */
export async function renderRequest(
  content: ApprovalContent = message,
  copy: Copy = en,
  request: QueuedRequest['request'] = { type: 'evmMessage', message: Uint8Array.of(1) },
  isFramed: (request: ApprovalModel | 'settings') => boolean = () => true,
  prices?: Prices,
  brand?: FrameConfig['brand'],
  recipient?: Approval['recipient'],
) {
  const signed: ApprovalContent[] = []
  /** Signing takes as long as this. */
  const signing = { ended: Promise.resolve() }
  const queue = createApprovalQueue({
    async prepare({ request: _, ...subject }) {
      return { ...subject, content, ...(prices && { prices }), ...(recipient && { recipient }) }
    },
    async sign(approval) {
      signed.push(approval.content)
      await signing.ended
      return '0xsigned'
    },
  })
  document.documentElement.dir = copy.direction
  const networks = [mainnet, solana]
  const clock = { stoppedAt: null as number | null }
  const now = () => clock.stoppedAt ?? performance.now()
  const authenticator = createFakeAuthenticator()
  const settings = { vault: createFakeVault(), authenticator, copy: async () => {}, setTimer: () => () => {} }
  /** The windows in which the settings, or the login with a passkey, were displayed. */
  const windows: Window[] = []
  const createWork = (view: Window) => {
    windows.push(view)
    return settings
  }
  await render(
    <BrandContext value={brand}>
      <App {...{ queue, networks, copy, now, createWork, isFramed }} projectId="my-project" />
    </BrandContext>,
  )
  const isSolana = content.type.startsWith('solana')
  const subject: Omit<ApprovalSubject, 'id'> = {
    origin,
    chainId: isSolana ? solana.caipNetworkId : 'eip155:1',
    address: isSolana ? payer : address,
  }
  const controller = new AbortController()
  const outcome = queue.request({ ...subject, request }, controller.signal)
  outcome.catch(() => undefined)
  const approve = page.getByRole('button', { name: copy.approve })
  await expect.element(page.getByRole('main')).toBeVisible()
  return { windows, queue, signed, signing, outcome, controller, approve, clock }
}

/** Resizes the page, and waits until it knows. */
export async function resize(height: number): Promise<void> {
  const resized = new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }))
  await page.viewport(360, height)
  await resized
}
