import './frame.css'
import { serializeTransaction } from 'viem'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { ApprovalContent } from '../approval/types.js'
import { en } from '../copy/en.js'
import { frame as ar } from '../copy/languages/ar/frame.js'
import { createSolanaTransaction } from '../describe/createSolanaTransaction.fixtures.js'
import { batch, transfer } from './operations.fixtures.js'
import { address, message, origin, payer, renderRequest, resize } from './renderRequest.fixtures.js'

beforeEach(() => page.viewport(360, 600))
afterEach(cleanup)

/** Waits until a click has an effect. */
async function waitForArming(queue: Awaited<ReturnType<typeof renderRequest>>['queue']): Promise<void> {
  const armed = () =>
    queue.state.status === 'deciding' &&
    queue.state.displayedAt !== null &&
    performance.now() - queue.state.displayedAt >= 500
  await expect.poll(armed).toBe(true)
}

test('default: a click approves what is displayed', async () => {
  const { queue, signed, outcome, approve } = await renderRequest()
  await userEvent.click(page.getByText(en.details, { exact: true }))
  for (const text of [origin, 'Ethereum', 'Hello', address])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await waitForArming(queue)
  await approve.click()
  expect(await outcome).toEqual({ status: 'approved', result: '0xsigned' })
  expect(signed).toEqual([message])
  expect(document.body.textContent).not.toContain('Hello')
})

test.each(['light', 'dark'])('behavior: the page of the app is visible around a %s view', async (theme) => {
  document.documentElement.dataset.theme = theme
  onTestFinished(() => {
    delete document.documentElement.dataset.theme
  })
  await renderRequest()
  const { colorScheme } = getComputedStyle(document.documentElement)
  const { backgroundColor } = getComputedStyle(document.body)
  expect({ colorScheme, backgroundColor }).toEqual({
    // Of the frame's element too: a page with another one is opaque.
    colorScheme: 'normal',
    backgroundColor: 'rgba(0, 0, 0, 0)',
  })
  expect(getComputedStyle(document.querySelector('main') ?? document.body).colorScheme).toBe(theme)
})

test('error: a click of a script, and one right after the display, approve nothing', async () => {
  const { queue, signed, approve, clock } = await renderRequest()
  const button = approve.element() as HTMLButtonElement
  await waitForArming(queue)
  button.click()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  // However late the click comes, no time has passed since the display.
  clock.stoppedAt = performance.now()
  await resize(590)
  // Without the checks of the test library: the button is not enabled yet.
  await approve.click({ force: true })
  expect(queue.state.status).toBe('deciding')
  expect(signed).toEqual([])
})

test('error: an element that covers the button disables it', async () => {
  const { queue, signed, approve } = await renderRequest()
  // Before, it is disabled because it was displayed too short.
  await expect.element(approve).toHaveAttribute('aria-disabled', 'false')
  const cover = document.createElement('div')
  cover.setAttribute('data-cover', '')
  Object.assign(cover.style, { position: 'fixed', inset: '0', pointerEvents: 'none', background: 'red' })
  document.body.append(cover)
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
  // Without the checks of the test library: the button is not enabled.
  await approve.click({ force: true })
  expect(queue.state.status).toBe('deciding')
  cover.remove()
  await waitForArming(queue)
  await expect.element(approve).toHaveAttribute('aria-disabled', 'false')
  expect(signed).toEqual([])
})

test('behavior: decline with the keyboard; the first Enter does nothing', async () => {
  const { queue, outcome } = await renderRequest()
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  await userEvent.keyboard('{Enter}')
  expect(queue.state.status).toBe('deciding')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe(en.details)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe(en.decline)
  await userEvent.keyboard('{Enter}')
  expect(await outcome).toEqual({ status: 'declined' })
})

test('behavior: Escape declines, wherever the focus is, but not of a script', async () => {
  const { queue, outcome } = await renderRequest()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(queue.state.status).toBe('deciding')
  await userEvent.keyboard('{Escape}')
  expect(await outcome).toEqual({ status: 'declined' })
})

test('behavior: the app aborts a request', async () => {
  const { queue, controller, outcome } = await renderRequest()
  controller.abort()
  await expect(outcome).rejects.toThrow()
  expect(queue.state.status).toBe('idle')
  await expect.poll(() => document.querySelector('main')).toBeNull()
})

test('default: a batch shows each action, who pays the fee, and that the account becomes a smart one', async () => {
  await renderRequest(batch)
  for (const text of [
    'Approve 2 actions',
    'Action 1',
    'Allow a contract to spend tokens',
    '25 TUSD',
    'Action 2',
    'Send tokens',
    en.notices.allOrNone,
    en.notices.becomesSmartAccount,
  ])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
  expect(document.body.textContent).toContain('Network fee paid by \u2068My dapp\u2069')
  expect(document.body.textContent).not.toContain(en.fields.maximumFee)
})

const transaction = serializeTransaction({
  type: 'eip1559',
  chainId: 1,
  nonce: 0,
  gas: 21_000n,
  maxFeePerGas: 10n ** 9n,
  to: '0x2222222222222222222222222222222222222222',
  value: 10n ** 18n,
})
const contents: readonly (readonly [string, ApprovalContent])[] = [
  ['a message', message],
  [
    'a sign-in',
    {
      type: 'evmMessage',
      message: new TextEncoder().encode(
        `bank.example wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: https://bank.example\nVersion: 1\nChain ID: 1\nNonce: 01234567\nIssued At: 2026-01-01T00:00:00Z`,
      ),
    },
  ],
  [
    'typed data',
    {
      type: 'evmTypedData',
      typedData: {
        domain: { name: 'Coin', chainId: 1 },
        types: { Permit: [{ name: 'spender', type: 'address' }] },
        primaryType: 'Permit',
        message: { spender: address },
      },
    },
  ],
  [
    'a transaction',
    {
      type: 'evmTransaction',
      transaction,
      simulation: {
        status: 'changes',
        native: -(10n ** 18n),
        tokens: [
          {
            address: '0x1111111111111111111111111111111111111111',
            amount: 5_000_000n,
            token: { symbol: 'TUSD', decimals: 6 },
          },
          { address: '0x2222222222222222222222222222222222222222', amount: -3n },
        ],
        isComplete: true,
      },
    },
  ],
  ['a sponsored batch that makes the account a smart one', batch],
  ['a transfer of a smart account that pays its fee', transfer],
  [
    'a Solana transaction',
    {
      type: 'solanaTransactions',
      transactions: [{ bytes: createSolanaTransaction({ payer }), encoding: 'base58' }],
      isList: false,
      simulation: { status: 'unavailable' },
    },
  ],
]

test.each(
  contents.flatMap(([name, content]) =>
    [en, ar].map((copy) => [`behavior: ${name}, ${copy.direction}`, content, copy] as const),
  ),
)('%s', async (_title, content, copy) => {
  const { approve } = await renderRequest(content, copy)
  const { right, left, bottom } = approve.element().getBoundingClientRect()
  expect({ isInside: left >= 0 && right <= 360 && bottom <= 600 }).toEqual({ isInside: true })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  // Works under a content security policy without inline styles.
  expect(document.querySelector('main [style]')).toBeNull()
  await expect.element(page.getByText(origin, { exact: true })).toBeVisible()
})
