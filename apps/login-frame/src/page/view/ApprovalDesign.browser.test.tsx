import './frame.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { en } from '../copy/en.js'
import { frame as ar } from '../copy/languages/ar/frame.js'
import { batch, transfer } from './operations.fixtures.js'
import { address, message, origin, renderRequest } from './renderRequest.fixtures.js'

beforeEach(() => page.viewport(390, 844))
afterEach(cleanup)

const recipient = '0x2222222222222222222222222222222222222222'
const boxOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0)
const isDisplayed = (text: string) =>
  [...document.querySelectorAll('main dt, main dd')].some(
    (element) => element.textContent === text && element.checkVisibility(),
  )

test('default: the amount of a transfer is the headline, and the whole recipient has an avatar', async () => {
  await renderRequest(transfer)
  const headline = document.querySelector('.headline')
  expect(headline?.textContent).toBe('1 ETH')
  expect(Number.parseFloat(getComputedStyle(headline ?? document.body).fontSize)).toBeGreaterThan(24)
  await expect.element(page.getByText(recipient, { exact: true })).toBeVisible()
  expect(document.querySelector('.full-address svg')).not.toBeNull()
  // It is not repeated in the lines.
  expect(isDisplayed(en.fields.amount)).toBe(false)
})

test('default: with prices, the headline and the fee have their value in US dollars', async () => {
  await renderRequest(transfer, en, undefined, undefined, { native: 2_987.5, tokens: {} })
  const headline = document.querySelector('.headline')
  expect([...(headline?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1 ETH',
    '$2,987.50',
  ])
  const fee = [...document.querySelectorAll('dd')].find(({ textContent }) =>
    textContent?.includes('0.00035 ETH'),
  )
  expect([...(fee?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['$1.05', '0.00035 ETH'])
})

test('default: a recipient with a name is read by its name, and its whole address stays', async () => {
  const name = 'alice.example.eth'
  await renderRequest(transfer, en, undefined, undefined, undefined, undefined, { address: recipient, name })
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
  await expect.element(page.getByText(recipient, { exact: true })).toBeVisible()
  expect(boxOf('.account-name').bottom).toBeLessThanOrEqual(boxOf('.address-groups').top)
  expect(boxOf('.account-name').left).toBe(boxOf('.address-groups').left)
})

test('behavior: in Arabic, the name starts where the address does', async () => {
  const recipientName = { address: recipient, name: 'alice.example.eth' }
  await renderRequest(transfer, ar, undefined, undefined, undefined, undefined, recipientName)
  expect(boxOf('.account-name').right).toBeCloseTo(boxOf('.full-address').right - 34, 0)
})

test('behavior: the name of another account than the recipient is not displayed', async () => {
  const other = { address, name: 'alice.example.eth' }
  await renderRequest(transfer, en, undefined, undefined, undefined, undefined, other)
  await expect.element(page.getByText(recipient, { exact: true })).toBeVisible()
  expect(document.querySelector('.account-name')).toBeNull()
})

test('default: the operator names the app, whose address stays beside the name', async () => {
  const icon =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await renderRequest(transfer, en, undefined, undefined, undefined, { name: 'Harbor', icon })
  await expect.element(page.getByText('Harbor', { exact: true })).toBeVisible()
  await expect.element(page.getByText(origin, { exact: true })).toBeVisible()
  expect(document.querySelector('img.app-mark')?.getAttribute('src')).toBe(icon)
})

test('behavior: in Arabic, the name of the app starts where its address does', async () => {
  await renderRequest(transfer, ar, undefined, undefined, undefined, { name: 'Harbor' })
  expect(boxOf('.app-name bdi').right).toBeCloseTo(boxOf('.origin').right, 0)
})

test('behavior: only experts see what the account is made of', async () => {
  await renderRequest(batch)
  const expert = [en.fields.accountContract, en.fields.payer, en.fields.account, address]
  expect(expert.filter(isDisplayed)).toEqual([])
  await userEvent.click(page.getByText(en.details, { exact: true }))
  expect(expert.filter(isDisplayed)).toEqual(expert)
})

test.each([
  ['a phone', 390, 844],
  ['a desktop', 1280, 800],
])('behavior: on %s the view is as high as its content', async (_name, width, height) => {
  await page.viewport(width, height)
  await renderRequest(message)
  const view = boxOf('main')
  expect(view.height).toBeLessThan(400)
  // Its parts move when it appears.
  await expect.poll(() => Math.abs(boxOf('.footer').bottom - view.bottom)).toBeLessThan(1)
  // All of it can be seen, and its button is not cut off.
  expect(view.bottom).toBeLessThanOrEqual(height)
  expect(document.querySelector('.content')?.scrollTop).toBe(0)
})

test('behavior: Approve fills until a click has an effect', async () => {
  // All of it must be in the window of the browser.
  await page.viewport(360, 600)
  const { approve } = await renderRequest()
  await expect.element(approve).toHaveAttribute('data-arming')
  expect(getComputedStyle(approve.element()).animationName).toBe('arm')
  await expect.element(approve).toHaveAttribute('aria-disabled', 'false')
  await expect.element(approve).not.toHaveAttribute('data-arming')
})

test('behavior: the button in the header declines, and shows the app by the address that the browser states', async () => {
  const { outcome } = await renderRequest()
  await expect.element(page.getByText(origin, { exact: true })).toBeVisible()
  expect(document.querySelector('.app-mark')?.textContent).toBe('M')
  await userEvent.click(page.getByRole('button', { name: en.close, exact: true }))
  expect(await outcome).toEqual({ status: 'declined' })
})
